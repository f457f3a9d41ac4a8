import { readdirSync, readFileSync } from 'node:fs';
import { ruleLanguages } from '../server/src/analysis/rule-languages.ts';
import {
  isRulePath,
  languageRegistryText,
  registryText,
  ruleNamesText,
} from '../server/src/analysis/rules/registry-text.ts';
import { configurationDocs } from '../server/src/config-docs.ts';
import { adminTools } from '../server/src/generation/plugin/site-tools/admin/table.ts';
import { contentTools } from '../server/src/generation/plugin/site-tools/content/table.ts';
import { dataTools } from '../server/src/generation/plugin/site-tools/data/table.ts';
import { frontTools } from '../server/src/generation/plugin/site-tools/front/table.ts';
import { errorTable } from '../shared/src/errors.ts';
import { projectConfigSchemaText } from '../shared/src/project-config/schema-text.ts';
import {
  extensionDocs,
  extensionManifest,
  manifestTexts,
  translatedLanguages,
  translatedManifestTexts,
} from '../vscode-extension/scripts/generated-texts.ts';
import { withCoverage } from './docs/coverage/coverage-docs.ts';
import { errorDocs } from './docs/error-docs.ts';
import { loadRules } from './docs/load-rules.ts';
import { ruleIndexDocs, rulePageDocs } from './docs/rule-docs.ts';
import { siteToolDocs } from './docs/site-tool-docs.ts';
import { isRoutePath, routeTable } from './route-table.ts';

/** A file that a program writes. */
export interface GeneratedFile {
  /** Relative to the repository's root. */
  readonly path: string;
  readonly make: () => string;
}

/** A folder in which every file is generated: any other file in it is stale. */
export const generatedFolders: readonly string[] = ['docs/rules', 'server/src/analysis/rules/registry'];

const analysisPage = new URL('../docs/analysis.md', import.meta.url);
const rulesFolder = new URL('../server/src/analysis/rules/', import.meta.url);
const routesFolder = new URL('../server/src/routes/', import.meta.url);

const siteToolGroups = [
  { title: 'For the text of posts', tools: contentTools },
  { title: 'For all pages of a site', tools: frontTools },
  { title: 'For the admin area, users and what WordPress does on its own', tools: adminTools },
  { title: 'With records, limits and other services', tools: dataTools },
];

/** Every generated file of the repository. To add one, add a line. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  const rulePaths = pathsBelow(rulesFolder).filter(isRulePath);
  const rules = await loadRules(rulePaths, rulesFolder);
  return [
    { path: 'server/src/analysis/rules/registry.generated.ts', make: registryText },
    { path: 'server/src/analysis/rules/registry/names.generated.ts', make: () => ruleNamesText(rulePaths) },
    ...ruleLanguages.map((language) => ({
      path: `server/src/analysis/rules/registry/${language}.generated.ts`,
      make: () => languageRegistryText(language, rulePaths),
    })),
    {
      path: 'server/src/route-table.generated.ts',
      make: () => routeTable(pathsBelow(routesFolder).filter(isRoutePath)),
    },
    {
      path: 'shared/presswright.schema.json',
      make: () => projectConfigSchemaText(rules.map(({ id }) => id)),
    },
    { path: 'docs/rules/README.md', make: () => ruleIndexDocs(rules) },
    ...rules.map((meta) => ({ path: `docs/rules/${meta.id}.md`, make: () => rulePageDocs(meta) })),
    { path: 'docs/analysis.md', make: () => withCoverage(readFileSync(analysisPage, 'utf8'), rules) },
    { path: 'docs/configuration.md', make: configurationDocs },
    { path: 'docs/errors.md', make: () => errorDocs(errorTable) },
    { path: 'docs/site-tools.md', make: () => siteToolDocs(siteToolGroups.filter(({ tools }) => tools.length > 0)) },
    { path: 'docs/vscode.md', make: extensionDocs },
    { path: 'vscode-extension/package.json', make: extensionManifest },
    { path: 'vscode-extension/package.nls.json', make: manifestTexts },
    ...translatedLanguages().map((language) => ({
      path: `vscode-extension/package.nls.${language}.json`,
      make: () => translatedManifestTexts(language),
    })),
  ];
}

function pathsBelow(folder: URL): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
}
