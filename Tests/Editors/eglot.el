;;; -*- lexical-binding: t -*-
;; Opened on a broken spec, Emacs shows the diagnostic by eglot, applies the fix and formats; 'clients.py' looks on.

(package-initialize)
(require 'eglot)
(load (expand-file-name "mvvm-mode.el" (getenv "EMACS_MODE")))
(setq eglot-server-programs `((mvvm-mode . (,(getenv "TOOL") "lsp")))
      eglot-confirm-server-initiated-edits nil
      eglot-sync-connect 10)

(defun trial (name) (expand-file-name name (getenv "TRIAL")))
(defun note (name text) (write-region text nil (trial name) nil 'quiet))
(defun wait-for (condition)
  (let ((left 200))
    (while (and (> left 0) (not (funcall condition)))
      (sit-for 0.1)
      (setq left (1- left)))))

(defun run ()
  (condition-case problem
      (progn
        (find-file (trial "XViewModel.mvvm"))
        (eglot-ensure)
        (call-interactively #'eglot)
        (wait-for (lambda () (flymake-diagnostics)))
        (goto-char (flymake-diagnostic-beg (car (flymake-diagnostics))))
        (flymake-show-buffer-diagnostics)
        (note "diagnostics" (mapconcat #'flymake-diagnostic-text (flymake-diagnostics) "\n"))
        (wait-for (lambda () (file-exists-p (trial "go"))))
        (let ((actions (eglot-code-actions (point) (point) "quickfix")))
          (eglot--apply-workspace-edit (plist-get (car (append actions nil)) :edit)))
        (eglot-format-buffer)
        (wait-for (lambda () (not (flymake-diagnostics))))
        (note "left" (number-to-string (length (flymake-diagnostics))))
        (save-buffer))
    (error (note "problem" (format "%S" problem))))
  (let ((kill-emacs-query-functions nil) (confirm-kill-processes nil)) (kill-emacs)))

(run-with-timer 0.5 nil #'run)
