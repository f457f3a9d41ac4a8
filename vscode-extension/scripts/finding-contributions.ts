/** What `package.json` says of the views of findings. */
const container = 'presswright';
const view = 'presswright.findings';
const inView = `view == ${view}`;

export const findingContributions = {
  viewsContainers: { activitybar: [{ id: container, title: 'Presswright', icon: 'media/activity.svg' }] },
  views: { [container]: [{ id: view, name: 'Findings', contextualTitle: 'Presswright' }] },
  viewsWelcome: [
    {
      view,
      contents:
        'No findings in the files that have been analyzed. Open files are analyzed as you type.\n[Analyze Workspace](command:presswright.analyzeWorkspace)',
      when: 'workspaceFolderCount > 0 && !presswright.findingsHidden',
    },
    {
      view,
      contents: 'All findings are hidden by the filters.\n[Clear Filters](command:presswright.clearFindingFilters)',
      when: 'presswright.findingsHidden',
    },
    {
      view,
      contents: 'Open the folder of a plugin, theme or site to analyze it.\n[Open Folder](command:vscode.openFolder)',
      when: 'workspaceFolderCount == 0 && !presswright.findingsHidden',
    },
  ],
};

/** Menus of the view; the first two of a finding's stand beside it. */
export const findingMenus = {
  'view/title': [
    { command: 'presswright.analyzeWorkspace', when: inView, group: 'navigation@1' },
    { command: 'presswright.groupFindings', when: inView, group: 'navigation@2' },
    { command: 'presswright.filterFindings', when: inView, group: 'navigation@3' },
    {
      command: 'presswright.clearFindingFilters',
      when: `${inView} && presswright.findingsFiltered`,
      group: 'navigation@4',
    },
  ],
  'view/item/context': [
    { command: 'presswright.fixFinding', when: `${inView} && viewItem == findingWithFix`, group: 'inline@1' },
    { command: 'presswright.explainFinding', when: `${inView} && viewItem =~ /^finding/`, group: 'inline@2' },
    { command: 'presswright.fixFinding', when: `${inView} && viewItem =~ /^finding/`, group: '1_fix@1' },
    { command: 'presswright.explainFinding', when: `${inView} && viewItem =~ /^finding/`, group: '2_explain@1' },
  ],
};
