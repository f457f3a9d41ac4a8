/**
 * Writes a new rule with working examples and lists it in the registry:
 *
 *     npm run create-rule -- php/security/my-rule
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ruleLanguages } from '../server/src/analysis/rule-languages.ts';
import { checkRulePath, ruleText } from './rule-template.ts';

const [path, ...more] = process.argv.slice(2);
if (path === undefined || more.length > 0) fail('Usage: npm run create-rule -- <language>/<category>/<rule-id>');

const problem = checkRulePath(path);
if (problem !== null) fail(problem);

const rules = new URL('../server/src/analysis/rules/', import.meta.url);
const file = fileURLToPath(new URL(`${path}.ts`, rules));
const [, category, id] = path.split('/');
const sameId = ruleLanguages.find((language) => existsSync(new URL(`${language}/${category}/${id}.ts`, rules)));
if (sameId !== undefined) fail(`${sameId}/${category}/${id} exists already`);

mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, ruleText(path), { flag: 'wx' });
console.log(`wrote server/src/analysis/rules/${path}.ts`);
execFileSync(process.execPath, [fileURLToPath(new URL('generate.ts', import.meta.url))], { stdio: 'inherit' });
console.log(`
Next: make the rule report what it should, change its texts and examples, then
  npx vitest run test/analysis    runs the examples
  npm run generate                writes its page`);

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
