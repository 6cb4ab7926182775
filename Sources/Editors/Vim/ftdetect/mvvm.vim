autocmd BufNewFile,BufRead *.mvvm setfiletype mvvm
