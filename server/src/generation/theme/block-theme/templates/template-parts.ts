import type { HtmlCode } from '../../../writers/html.ts';
import { patternRef } from '../../blocks/dynamic.ts';
import type { ThemePlan } from '../../plan/theme-plan.ts';
import type { Build } from '../build.ts';
import { comments } from './comments.ts';

export interface TemplatePart {
  readonly name: string;
  readonly title: string;
  readonly area: 'header' | 'footer' | 'uncategorized';
  markup(build: Build): HtmlCode;
}

const pattern =
  (name: string) =>
  (build: Build): HtmlCode =>
    patternRef(build.pattern(name));

/** The parts of a theme, which are the files of `parts/` and theme.json's `templateParts`. */
export function templateParts({ features }: ThemePlan): readonly TemplatePart[] {
  const parts: TemplatePart[] = [
    { name: 'header', title: 'Header', area: 'header', markup: pattern('header') },
    { name: 'footer', title: 'Footer', area: 'footer', markup: pattern('footer') },
    { name: 'post-meta', title: 'Post meta', area: 'uncategorized', markup: pattern('hidden-post-meta') },
    { name: 'comments', title: 'Comments', area: 'uncategorized', markup: comments },
  ];
  if (features.has('sidebar')) {
    parts.push({ name: 'sidebar', title: 'Sidebar', area: 'uncategorized', markup: pattern('hidden-sidebar') });
  }
  return parts;
}
