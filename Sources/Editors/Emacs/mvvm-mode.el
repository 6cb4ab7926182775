;;; mvvm-mode.el --- Specs of view models (*.mvvm)  -*- lexical-binding: t -*-

;; Colours, comments and indentation, and the language server by eglot.

;;; Code:

(defgroup mvvm nil "Specs of view models." :group 'languages)

(defcustom mvvm-indent-offset 2
  "How far one level is indented."
  :type 'integer
  :group 'mvvm)

(defvar mvvm-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?/ ". 124b" table)
    (modify-syntax-entry ?* ". 23n" table)
    (modify-syntax-entry ?\n "> b" table)
    (modify-syntax-entry ?\" "\"" table)
    (modify-syntax-entry ?_ "w" table)
    (modify-syntax-entry ?` "_" table)
    (modify-syntax-entry ?@ "'" table)
    table))

(defvar mvvm-font-lock-keywords
  `((,(rx bow "viewmodel" eow) . font-lock-keyword-face)
    (,(rx bow "viewmodel" (+ blank) (group (+ word))) 1 font-lock-type-face)
    (,(rx bol (* blank) (group "import") eow) 1 font-lock-keyword-face)
    (,(rx bow (or "public" "package" "internal") eow) . font-lock-keyword-face)
    (,(rx bow (group (or "dependencies" "inputs" "outputs" "errors"))
              (? (+ blank) (+ (or alnum "_"))) (* (or blank "\n")) "{")
     1 font-lock-keyword-face)
    (,(rx bow (group (or "sticky" "state" "binding" "event" "stream" "value")) (+ blank) (or word "`"))
     1 font-lock-keyword-face)
    (,(rx "@" (+ word)) . font-lock-preprocessor-face)
    (,(rx bow (or "as" "any" "some") eow (+ blank)) . font-lock-keyword-face)
    (,(rx ")" (+ blank) (group "async") eow) 1 font-lock-keyword-face)
    (,(rx bow (or "true" "false" "nil") eow) . font-lock-constant-face)
    (,(rx (group (+ (or word "`"))) "(") 1 font-lock-function-name-face)
    (,(rx (group (+ (or word "`"))) (* blank) ":") 1 font-lock-variable-name-face)
    (,(rx bow upper (* word) eow) . font-lock-type-face))
  "The highlighted parts of a spec.")

(defun mvvm-indent-line ()
  "Indent by the brackets that are open."
  (interactive)
  (let* ((depth (save-excursion
                  (back-to-indentation)
                  (- (car (syntax-ppss)) (if (looking-at "[])}]") 1 0))))
         (column (* mvvm-indent-offset (max depth 0))))
    (if (<= (current-column) (current-indentation))
        (indent-line-to column)
      (save-excursion (indent-line-to column)))))

;;;###autoload
(define-derived-mode mvvm-mode prog-mode "MVVM"
  "Specs of view models, from which mvvmgen writes Swift."
  (setq-local comment-start "// ")
  (setq-local comment-start-skip "//+ *")
  (setq-local font-lock-defaults '(mvvm-font-lock-keywords))
  (setq-local indent-line-function #'mvvm-indent-line)
  (setq-local indent-tabs-mode nil))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.mvvm\\'" . mvvm-mode))

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(mvvm-mode . ("mvvmgen" "lsp"))))

(provide 'mvvm-mode)
;;; mvvm-mode.el ends here
