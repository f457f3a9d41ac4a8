import type { Language } from '@presswright/shared/schemas/analysis';
import { detectLanguage } from '../../analysis/detect-language.ts';
import { allRules } from '../../analysis/rules/registry.generated.ts';
import { ruleLanguageFacts } from '../../analysis/rules/rule-languages.ts';

/** A language without rules is not walked through for nothing. */
const languagesWithRules: ReadonlySet<Language> = new Set(
  allRules.flatMap(({ meta }) => ruleLanguageFacts[meta.language].languages),
);

/** Whether a file met in a folder is analysed, by its path. */
export function isAnalysedName(name: string): boolean {
  const language = name.includes('.') ? detectLanguage('', name) : null;
  return language !== null && languagesWithRules.has(language);
}
