/** What scripts are analysed with. */
export { analyzeJavascript } from '../languages/javascript/analyze-javascript.ts';
export { javascriptRules } from '../rules/registry/javascript.generated.ts';
