/** The walkthrough of the extension, as `package.json` names it. */
export const walkthroughId = 'presswright.gettingStarted';
