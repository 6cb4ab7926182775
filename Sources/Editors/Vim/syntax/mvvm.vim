" Colours of specs (*.mvvm).
if exists('b:current_syntax')
  finish
endif

syntax sync fromstart

syntax keyword mvvmImport import
syntax keyword mvvmAccess public package internal
syntax keyword mvvmViewModel viewmodel nextgroup=mvvmName skipwhite
syntax match mvvmName /\k\+/ contained
syntax match mvvmSection /\<\%(dependencies\|inputs\|outputs\|errors\)\>\ze\%(\s\+\w\+\)\?\_s*{/
syntax match mvvmModifier /\<\%(sticky\|state\|binding\|event\|stream\|value\)\>\ze\s\+[`[:alpha:]_]/
syntax match mvvmFunction /\k\+\ze\s*(/
syntax match mvvmAs /\<as\>\ze\s\+\k/
syntax match mvvmType /\%(:\|->\|[[<(,&?]\)\s*\zs\u[[:alnum:]_.]*/
syntax match mvvmType /\<\%(any\|some\)\s\+\u[[:alnum:]_.]*/ contains=mvvmTypeWord
syntax keyword mvvmTypeWord any some inout async throws
syntax keyword mvvmConstant true false nil
syntax match mvvmAttribute /@\k\+/
syntax match mvvmNumber /\<\d[[:alnum:]_]*\%(\.\d[[:alnum:]_]*\)\=/
syntax match mvvmQuoted /`[^`]\+`/
syntax region mvvmString start=/"/ skip=/\\./ end=/"/ end=/$/ contains=mvvmEscape,@Spell
syntax region mvvmString start=/"""/ skip=/\\./ end=/"""/ contains=mvvmEscape,@Spell
syntax region mvvmString start=/\z(#\+\)"/ end=/"\z1/
syntax region mvvmString start=/\z(#\+\)"""/ end=/"""\z1/
syntax match mvvmEscape /\\\%(u{\x\+}\|.\)/ contained
syntax region mvvmComment start=/\/\*/ end=/\*\// contains=mvvmComment,mvvmTodo,@Spell
syntax match mvvmComment /\/\/.*/ contains=mvvmTodo,mvvmIgnore,@Spell
syntax match mvvmDocumentation /\/\/\/.*/ contains=mvvmTodo,@Spell
syntax match mvvmIgnore /mvvmgen:ignore\>/ contained
syntax keyword mvvmTodo TODO FIXME contained

highlight default link mvvmImport Include
highlight default link mvvmAccess StorageClass
highlight default link mvvmViewModel Structure
highlight default link mvvmName Type
highlight default link mvvmSection Keyword
highlight default link mvvmModifier StorageClass
highlight default link mvvmFunction Function
highlight default link mvvmAs Keyword
highlight default link mvvmType Type
highlight default link mvvmTypeWord Keyword
highlight default link mvvmConstant Constant
highlight default link mvvmAttribute PreProc
highlight default link mvvmNumber Number
highlight default link mvvmQuoted Identifier
highlight default link mvvmString String
highlight default link mvvmEscape SpecialChar
highlight default link mvvmComment Comment
highlight default link mvvmDocumentation SpecialComment
highlight default link mvvmIgnore PreProc
highlight default link mvvmTodo Todo

let b:current_syntax = 'mvvm'
