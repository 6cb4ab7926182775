" Comments, indentation and formatting of specs (*.mvvm).
if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1

setlocal comments=s1:/*,mb:*,ex:*/,:///,://
setlocal commentstring=//\ %s
setlocal formatoptions-=t formatoptions+=croql
setlocal expandtab shiftwidth=2 softtabstop=2
setlocal cindent cinoptions=(s,m1,+0 cinkeys=0{,0},0),!^F,o,O
" 'gq' of a whole file lays it out as mvvmgen does; where that fails, the text stays.
if executable('mvvmgen')
  let &l:formatprg = 'mvvmgen format --stdin-path ' . shellescape(expand('%:p')) . ' -'
endif

let b:undo_ftplugin = 'setlocal comments< commentstring< formatoptions< expandtab< shiftwidth< softtabstop<'
      \ . ' cindent< cinoptions< cinkeys< formatprg<'
