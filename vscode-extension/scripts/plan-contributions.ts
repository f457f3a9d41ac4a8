/** What `package.json` says of plans: their editor, their schema, and where new ones are begun. */
export const planContributions = {
  customEditors: [
    {
      viewType: 'presswright.planEditor',
      displayName: 'Presswright Plan',
      selector: [{ filenamePattern: '*.presswright-plan.json' }],
      priority: 'default',
    },
  ],
  jsonValidation: [{ fileMatch: '*.presswright-plan.json', url: './dist/schemas/presswright-plan.schema.json' }],
  menus: {
    'file/newFile': ['Plugin', 'Block', 'Theme', 'Scaffold'].map((kind) => ({
      command: `presswright.new${kind}`,
      group: 'file',
    })),
    'editor/context': [
      {
        command: 'presswright.generateFromSelection',
        when: 'editorHasSelection && editorLangId =~ /^(php|html|javascriptreact|typescriptreact)$/',
        group: '1_modification',
      },
      {
        command: 'presswright.generatePatternFromSelection',
        when: 'editorHasSelection && editorLangId =~ /^(php|html)$/',
        group: '1_modification',
      },
      { command: 'presswright.writeTest', when: 'editorLangId == php', group: '1_modification' },
    ],
  },
};
