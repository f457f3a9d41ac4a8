const vscode = require('vscode');

const model = {
  id: 'silent',
  name: 'Silent',
  family: 'silent',
  version: '1',
  maxInputTokens: 1000,
  maxOutputTokens: 1000,
  isDefault: true,
  isUserSelectable: true,
  capabilities: { toolCalling: true },
};

/** What an account brings to the chat of VS Code: somebody who answers what is addressed to nobody, and a model to choose. */
exports.activate = (context) => {
  context.subscriptions.push(
    vscode.lm.registerLanguageModelChatProvider('copilot', {
      provideLanguageModelChatInformation: async () => [model],
      provideLanguageModelChatResponse: async () => {},
      provideTokenCount: async (_model, text) => String(text).length,
    }),
    vscode.chat.createChatParticipant('chat-host.default', (_request, _context, stream) => {
      stream.markdown('Nobody was asked.');
    }),
  );
};
