import { detectLanguage } from '../../analysis/detect-language.ts';

/** Whether a file met in a folder is analysed, by its path. */
export function isAnalysedName(name: string): boolean {
  return name.includes('.') && detectLanguage('', name) !== null;
}
