/** What `package.json` says of the views. */
const container = 'presswright';
const findings = 'presswright.findings';
const entryPoints = 'presswright.entryPoints';
const models = 'presswright.models';
const inFindings = `view == ${findings}`;
const isFinding = `${inFindings} && viewItem =~ /^finding/`;
const showsBaseline = 'config.presswright.analysis.showBaseline';

export const viewContributions = {
  viewsContainers: { activitybar: [{ id: container, title: 'Presswright', icon: 'media/activity.svg' }] },
  views: {
    [container]: [
      { id: findings, name: 'Findings', contextualTitle: 'Presswright' },
      { id: entryPoints, name: 'Entry Points', contextualTitle: 'Presswright', visibility: 'collapsed' },
      { id: models, name: 'Models', contextualTitle: 'Presswright', visibility: 'collapsed' },
    ],
  },
  viewsWelcome: [
    {
      view: findings,
      contents:
        'No findings in the files that have been analyzed. Open files are analyzed as you type.\n[Analyze Workspace](command:presswright.analyzeWorkspace)\n[Get Started](command:presswright.getStarted)',
      when: 'workspaceFolderCount > 0 && !presswright.findingsHidden',
    },
    {
      view: findings,
      contents: 'All findings are hidden by the filters.\n[Clear Filters](command:presswright.clearFindingFilters)',
      when: 'presswright.findingsHidden',
    },
    {
      view: findings,
      contents: 'Open the folder of a plugin, theme or site to analyze it.\n[Open Folder](command:vscode.openFolder)',
      when: 'workspaceFolderCount == 0 && !presswright.findingsHidden',
    },
    {
      view: entryPoints,
      contents:
        'What WordPress and visitors can call: AJAX actions, REST routes, form handlers, shortcodes and more, with the checks that they make. Open a PHP file of a plugin or theme, or analyze the workspace.\n[Analyze Workspace](command:presswright.analyzeWorkspace)',
    },
    {
      view: models,
      contents:
        'No models are known: the server cannot be asked.\n[Show the Next Step](command:presswright.takeNextStep)\n[Refresh](command:presswright.refreshModels)',
    },
  ],
};

/** Menus of the views; the first two of a finding's stand beside it. */
export const viewMenus = {
  'view/title': [
    { command: 'presswright.analyzeWorkspace', when: inFindings, group: 'navigation@1' },
    { command: 'presswright.groupFindings', when: inFindings, group: 'navigation@2' },
    { command: 'presswright.filterFindings', when: inFindings, group: 'navigation@3' },
    {
      command: 'presswright.clearFindingFilters',
      when: `${inFindings} && presswright.findingsFiltered`,
      group: 'navigation@4',
    },
    { command: 'presswright.showBaselineFindings', when: `${inFindings} && !${showsBaseline}`, group: '1_baseline@1' },
    { command: 'presswright.hideBaselineFindings', when: `${inFindings} && ${showsBaseline}`, group: '1_baseline@1' },
    { command: 'presswright.createBaseline', when: inFindings, group: '1_baseline@2' },
    { command: 'presswright.analyzeWorkspace', when: `view == ${entryPoints}`, group: 'navigation@1' },
    { command: 'presswright.chooseModel', when: `view == ${models}`, group: 'navigation@1' },
    { command: 'presswright.refreshModels', when: `view == ${models}`, group: 'navigation@2' },
    { command: 'presswright.learnWorkspace', when: `view == ${models}`, group: 'navigation@3' },
  ],
  'view/item/context': [
    { command: 'presswright.fixFinding', when: `${inFindings} && viewItem =~ /WithFix$/`, group: 'inline@1' },
    { command: 'presswright.explainFinding', when: isFinding, group: 'inline@2' },
    { command: 'presswright.fixFinding', when: isFinding, group: '1_fix@1' },
    { command: 'presswright.explainFinding', when: isFinding, group: '2_explain@1' },
    {
      command: 'presswright.addToBaseline',
      when: `${inFindings} && viewItem =~ /^finding(WithFix)?$|Group$/`,
      group: '3_baseline@1',
    },
    { command: 'presswright.chooseModel', when: `view == ${models} && viewItem == model`, group: 'inline@1' },
  ],
};
