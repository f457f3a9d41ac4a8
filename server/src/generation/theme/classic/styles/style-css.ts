import { type CssCode, cssFile, joinCss, noCss } from '../../../writers/css.ts';
import { styleHeader } from '../../style-header.ts';
import type { Classic } from '../classic-context.ts';
import { editorLayout } from './editor.ts';
import { buttons, elements } from './elements.ts';
import { forms, forSomeReaders } from './forms.ts';
import { headerFooter } from './header-footer.ts';
import { heroStyles } from './hero.ts';
import { layout } from './layout.ts';
import { patternStyles } from './patterns.ts';
import { posts } from './posts.ts';
import { schemes, tokens } from './tokens.ts';

const stylesheet = (parts: readonly CssCode[]): string => cssFile(joinCss(parts, '\n\n'));

/** `style.css`. */
export function styleCss({ plan, hasThemeJson }: Classic): string {
  const { features } = plan;
  return `${styleHeader(plan)}\n${stylesheet([
    tokens(plan),
    features.has('dark_mode') ? schemes(plan) : noCss,
    elements,
    buttons(hasThemeJson),
    layout(plan),
    headerFooter(plan),
    features.has('hero') ? heroStyles(plan) : noCss,
    posts(plan),
    forms,
    features.has('block_patterns') ? patternStyles : noCss,
    forSomeReaders,
  ])}`;
}

/** `assets/css/editor-style.css`: the same text, blocks and patterns in the editor. */
export const editorStyleCss = ({ plan, hasThemeJson }: Classic): string =>
  stylesheet([
    tokens(plan),
    elements,
    buttons(hasThemeJson),
    plan.features.has('block_patterns') ? patternStyles : noCss,
    hasThemeJson ? noCss : editorLayout,
  ]);
