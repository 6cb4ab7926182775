-- Opened on a broken spec, Neovim shows the diagnostic, applies the fix and formats; 'clients.py' looks on.
local function note(name, text)
  local file = io.open(vim.env.TRIAL .. '/' .. name, 'w')
  file:write(text)
  file:close()
end

local client = vim.lsp.start_client({ name = 'mvvmgen', cmd = { vim.env.TOOL, 'lsp' }, root_dir = vim.env.TRIAL })
vim.lsp.buf_attach_client(0, client)

local function fix(messages)
  note('diagnostics', table.concat(messages, '\n'))
  vim.wait(20000, function() return vim.fn.filereadable(vim.env.TRIAL .. '/go') == 1 end, 50)
  local params = vim.lsp.util.make_range_params()
  local at = vim.diagnostic.get(0)[1]
  params.range = { start = { line = at.lnum, character = at.col }, ['end'] = { line = at.lnum, character = at.col } }
  params.context = { diagnostics = {}, only = { 'quickfix' } }
  local answers = vim.lsp.buf_request_sync(0, 'textDocument/codeAction', params, 5000)
  local action = answers[client].result[1]
  vim.lsp.util.apply_workspace_edit(action.edit, vim.lsp.get_client_by_id(client).offset_encoding)
  if vim.lsp.buf.format then vim.lsp.buf.format({ timeout_ms = 5000 }) else vim.lsp.buf.formatting_sync(nil, 5000) end
  vim.wait(5000, function() return #vim.diagnostic.get(0) == 0 end, 50)
  note('left', tostring(#vim.diagnostic.get(0)))
  vim.cmd('write')
  vim.cmd('quitall!')
end

local timer = vim.loop.new_timer()
timer:start(100, 100, vim.schedule_wrap(function()
  local found = vim.diagnostic.get(0)
  if #found == 0 or timer:is_closing() then return end
  timer:close()
  vim.cmd('redraw')
  local messages = vim.tbl_map(function(diagnostic) return diagnostic.message end, found)
  vim.defer_fn(function() fix(messages) end, 300)
end))
