import { themeFeatures } from '@presswright/shared/schemas/theme-features';
import type { ThemeGenerateRequest } from '@presswright/shared/schemas/themes';
import { alone, pairwise } from './combinations.ts';
import { hostileName, hostileText } from './hostile.ts';

/** Requests for themes, by what they try. */
export const themeMatrix: Readonly<Record<string, ThemeGenerateRequest>> = {
  'nothing but a name': { theme_name: 'Plain Linen' },
  ...alone(
    Object.fromEntries(
      themeFeatures.map((feature, seed) => [
        `${feature} alone`,
        { theme_name: `Only ${feature.replaceAll('_', ' ')}`, features: [feature], seed },
      ]),
    ),
  ),
  ...Object.fromEntries(
    pairwise(themeFeatures).map((features, seed) => [
      `pairs of features ${seed}`,
      { theme_name: `Paired ${'ABCDEFGHIJ'[seed]}`, features, seed },
    ]),
  ),
  'every feature': {
    theme_name: 'Harbour Light',
    description: 'A photographer’s portfolio and blog',
    features: [...themeFeatures],
  },
  classic: { theme_name: 'Old Oak', type: 'classic', features: ['responsive_design'] },
  'classic with every feature': { theme_name: 'Older Oak', type: 'classic', features: [...themeFeatures] },
  child: { theme_name: 'Twig', type: 'child' },
  'child with every feature': { theme_name: 'Young Twig', type: 'child', features: [...themeFeatures] },
  'hostile texts': {
    theme_name: hostileName,
    description: hostileText,
    author: hostileText,
    features: [...themeFeatures],
  },
  'hostile texts, classic': {
    theme_name: `Classic ${hostileName.slice(0, 150)}`,
    type: 'classic',
    description: hostileText,
    author: hostileText,
    features: [...themeFeatures],
  },
  'a name in Hebrew': { theme_name: 'אור הנמל', features: ['block_patterns'] },
};
