const vscode = require('vscode');

/** Calls the tools that the file `calls.json` of the workspace names, and writes what they answer beside it, with the models that it finds. */
exports.activate = (context) => {
  context.subscriptions.push(
    vscode.commands.registerCommand('toolCaller.call', async () => {
      const folder = vscode.workspace.workspaceFolders[0].uri;
      const read = await vscode.workspace.fs.readFile(vscode.Uri.joinPath(folder, 'calls.json'));
      const answers = {};
      for (const [name, input] of JSON.parse(Buffer.from(read).toString('utf8'))) {
        const result = await vscode.lm.invokeTool(name, { input, toolInvocationToken: undefined }).then(
          ({ content }) => content.map(({ value }) => value).join(''),
          (error) => `refused: ${error.message}`,
        );
        answers[name] = result;
      }
      const models = await vscode.lm.selectChatModels({ vendor: 'presswright' });
      answers.models = models.map(({ id, vendor, maxInputTokens }) => ({ id, vendor, maxInputTokens }));
      const bytes = Buffer.from(JSON.stringify(answers, null, 2));
      await vscode.workspace.fs.writeFile(vscode.Uri.joinPath(folder, 'answers.json'), bytes);
    }),
  );
};
