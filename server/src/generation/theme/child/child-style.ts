import { type CssCode, css, cssFile, cssName, cssValue, joinCss, noCss } from '../../writers/css.ts';
import { styleHeader } from '../style-header.ts';
import type { Child } from './child-context.ts';

const always = css`
  body {
    overflow-wrap: break-word;
  }

  .wp-block-post-title,
  .wp-block-query-title,
  .wp-block-post-navigation-link,
  .wp-block-comment-content,
  .wp-block-comment-author-name {
    overflow-wrap: anywhere;
  }

  .wp-block-column,
  .wp-block-comment-template .wp-block-group > * {
    min-inline-size: 0;
  }

  h1,
  h2,
  h3 {
    text-wrap: balance;
  }

  :where(a, button, input, select, textarea, summary):focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 3px;
  }
`;

/** The presets of the parent, where the system asks for the other scheme than the theme's. */
function otherScheme({ plan }: Child, slugs: readonly string[]): CssCode {
  const name = plan.isDark ? 'light' : 'dark';
  return css`
    @media (prefers-color-scheme: ${cssValue(name)}) {
      html:root {
        color-scheme: ${cssValue(name)};
        ${joinCss(
          slugs.map(
            (slug) =>
              css`${cssName(`--wp--preset--color--${slug}`)}: ${cssValue(`var(--wp--custom--scheme--${slug})`)};`,
          ),
        )}
      }
    }
  `;
}

/**
 * Faces, links and buttons for a classic parent. Its page keeps its own colours: a parent may have coloured any text
 * for them. Both colours of a button are set, and links are dark as on every light page.
 */
function onClassicParent({ plan }: Child): CssCode {
  const { typePair, layout, palette, counterpart, isDark } = plan;
  const { heading, headingSetting, body } = typePair;
  const light = isDark ? counterpart : palette;
  return css`
    body,
    button,
    input,
    select,
    textarea {
      font-family: ${cssValue(body.fontFamily)};
    }

    h1,
    h2,
    h3,
    h4,
    h5,
    h6,
    .site-title {
      font-family: ${cssValue(heading.fontFamily)};
      font-weight: ${cssValue(headingSetting.fontWeight)};
      letter-spacing: ${cssValue(headingSetting.letterSpacing)};
    }

    .entry-content a:not([class]) {
      color: ${cssValue(light.primary)};
    }

    .wp-block-button:not(.is-style-outline) > .wp-block-button__link:not(.has-background),
    :is(button, input):is([type="submit"]) {
      border-radius: ${cssValue(layout.shape.button)};
      background: ${cssValue(light.primary)};
      color: ${cssValue(light['primary-contrast'])};
    }
  `;
}

/** `style.css` of a child theme. */
export function childStyle(child: Child): string {
  const { plan, parent, known, isClassic } = child;
  const slugs = known?.presets(plan.palette).map(({ slug }) => slug);
  return `${styleHeader(plan, [['Template', parent]])}\n${cssFile(
    joinCss(
      [
        isClassic ? onClassicParent(child) : noCss,
        always,
        slugs && plan.features.has('dark_mode') ? otherScheme(child, slugs) : noCss,
      ],
      '\n\n',
    ),
  )}`;
}
