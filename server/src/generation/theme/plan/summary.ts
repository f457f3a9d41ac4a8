import type { Mood } from '@presswright/shared/schemas/plans/theme-vocabulary';
import type { ThemeType } from '@presswright/shared/schemas/theme-features';
import type { SiteKind } from '../sites/site-kind.ts';

const kinds: Record<ThemeType, string> = { block_theme: 'block theme', classic: 'theme', child: 'child theme' };

/** What the headers of a theme say of it where its plan says nothing. */
export const summaryOf = ({
  type,
  site,
  mood,
  isDark,
}: {
  readonly type: ThemeType;
  readonly site: SiteKind;
  readonly mood: Mood;
  readonly isDark: boolean;
}): string =>
  `${mood === 'elegant' ? 'An' : 'A'} ${mood}${isDark ? ', dark' : ''} ${kinds[type]} for ${site.noun} with fluid typography and system fonts. No external resources are loaded.`;
