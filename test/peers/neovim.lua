-- Run by neovim.test.ts: opens a file with the language server, writes what Neovim shows to a JSON file.
local input = vim.fn.json_decode(vim.env.NEOVIM_TEST)

local function shown()
  return vim.tbl_map(function(diagnostic)
    return {
      line = diagnostic.lnum,
      column = diagnostic.col,
      severity = diagnostic.severity,
      source = diagnostic.source,
      code = diagnostic.code,
      message = diagnostic.message,
    }
  end, vim.diagnostic.get(0))
end

local function finish(result)
  vim.fn.writefile({ vim.fn.json_encode(result) }, input.output)
  for _, client in pairs(vim.lsp.get_active_clients()) do
    client.stop()
  end
  vim.wait(10000, function() return #vim.lsp.get_active_clients() == 0 end, 50)
  vim.cmd('qall!')
end

local function errors()
  return vim.tbl_filter(function(diagnostic)
    return diagnostic.severity == vim.diagnostic.severity.ERROR
  end, vim.diagnostic.get(0))
end

-- The set-up of docs/editors.md.
vim.cmd('luafile ' .. vim.fn.fnameescape(input.setup))
vim.cmd('edit ' .. vim.fn.fnameescape(input.file))
vim.bo.filetype = 'php'

local result = {}
vim.wait(90000, function() return #errors() >= 2 end, 50)
result.flawed = shown()

vim.lsp.util.open_floating_preview = function(lines) result.hover = lines end
vim.api.nvim_win_set_cursor(0, { vim.diagnostic.get(0)[1].lnum + 1, vim.diagnostic.get(0)[1].col + 1 })
vim.lsp.buf.hover()
vim.wait(10000, function() return result.hover ~= nil end, 50)

vim.ui.select = function(items, _, choose)
  for _, item in ipairs(items) do
    if item[2].title:find('esc_html', 1, true) then return choose(item) end
  end
end
for _, found in ipairs(vim.diagnostic.get(0)) do
  if found.code == 'security/unescaped-output' then vim.api.nvim_win_set_cursor(0, { found.lnum + 1, found.col }) end
end
local function text() return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n') end
vim.lsp.buf.code_action()
vim.wait(20000, function() return text():find('esc_html', 1, true) ~= nil end, 50)
result.mended = text()

vim.api.nvim_buf_set_lines(0, 0, -1, false, input.fixed)
vim.wait(30000, function() return #errors() == 0 end, 50)
result.fixed = shown()

vim.api.nvim_buf_set_lines(0, 0, -1, false, { '<?php', "add_action( 'save_po" })
vim.api.nvim_win_set_cursor(0, { 2, 20 })
local position = { textDocument = vim.lsp.util.make_text_document_params(), position = { line = 1, character = 20 } }
local answers = vim.lsp.buf_request_sync(0, 'textDocument/completion', position, 20000)
for _, answer in pairs(answers or {}) do
  result.offered = vim.tbl_map(function(item) return item.label end, vim.lsp.util.extract_completion_items(answer.result))
end

print = function(text) result.generated = text end
vim.cmd('luafile ' .. vim.fn.fnameescape(input.generator))
vim.wait(30000, function() return result.generated ~= nil end, 50)

-- A server that cannot be reached is told of in a message.
local show = vim.lsp.handlers['window/showMessage']
vim.lsp.handlers['window/showMessage'] = function(err, told, ...)
  result.message = told.message
  return show(err, told, ...)
end
local client = vim.lsp.get_client_by_id(presswright)
client.config.settings = { presswright = { server = { url = 'https://127.0.0.1:1', apiKey = 'nobody-has-it' } } }
client.notify('workspace/didChangeConfiguration', { settings = client.config.settings })
vim.wait(30000, function() return result.message ~= nil end, 50)
finish(result)
