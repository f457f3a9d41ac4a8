/**
 * The text of `registry.generated.ts`: every rule file, imported and listed by language.
 * @param paths rule files relative to the `rules` folder, such as `php/security/sql-injection.ts`
 */
export function registryText(paths: readonly string[]): string {
  const sorted = [...paths].sort();
  const imports = sorted.map((path) => `import * as ${identifier(path)} from './${path}';`);
  const list = (language: string) =>
    sorted
      .filter((path) => path.startsWith(`${language}/`))
      .map((path) => `  ${identifier(path)},\n`)
      .join('');
  return `// Written by \`npm run generate\`: every rule of this folder. Do not edit.
${imports.join('\n')}
import type { JsRule, PhpRule } from './rule.ts';

export const phpRules: readonly PhpRule[] = [
${list('php')}];

export const javascriptRules: readonly JsRule[] = [
${list('javascript')}];
`;
}

/** Whether a path below the `rules` folder is a rule: `<language>/<category>/<rule-id>.ts`. */
export function isRulePath(path: string): boolean {
  return /^(php|javascript)\/(security|performance|quality)\/[a-z0-9-]+\.ts$/.test(path);
}

function identifier(path: string): string {
  return path.replace(/\.ts$/, '').replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase());
}
