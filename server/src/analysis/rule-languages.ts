import type { Language } from '@presswright/shared/schemas/analysis';

/** The folders of rules: what a family of rules reads. */
export const ruleLanguages = ['php', 'javascript', 'block-json', 'theme-json', 'markup', 'css', 'readme'] as const;
export type RuleLanguage = (typeof ruleLanguages)[number];

/** What people see of a family of rules, and the name its examples go by. */
export const ruleLanguageFacts: Readonly<
  Record<RuleLanguage, { title: string; fence: string; example: string; languages: readonly Language[] }>
> = {
  php: { title: 'PHP', fence: 'php', example: 'example.php', languages: ['php'] },
  javascript: {
    title: 'JavaScript and TypeScript',
    fence: 'js',
    example: 'example.js',
    languages: ['javascript', 'typescript'],
  },
  'block-json': { title: 'block.json', fence: 'json', example: 'block.json', languages: ['block.json'] },
  'theme-json': { title: 'theme.json', fence: 'json', example: 'theme.json', languages: ['theme.json'] },
  markup: { title: 'Block markup', fence: 'html', example: 'example.html', languages: ['html', 'php'] },
  css: { title: 'CSS and SCSS', fence: 'css', example: 'example.css', languages: ['css'] },
  readme: { title: 'readme.txt', fence: 'text', example: 'readme.txt', languages: ['readme'] },
};
