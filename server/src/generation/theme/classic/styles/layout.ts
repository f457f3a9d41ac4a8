import { type CssCode, css, joinCss, noCss } from '../../../writers/css.ts';
import type { ThemePlan } from '../../plan/theme-plan.ts';

const content = css`
  .site-main {
    padding-block: var(--space-60) var(--space-70);
  }

  .page-header,
  .post-list,
  .portfolio-list,
  .pagination,
  .section-title,
  .no-results {
    inline-size: min(var(--wide-size), 100% - 2 * var(--gutter));
    margin-inline: auto;
  }

  .entry-header,
  .entry-footer,
  .author-box,
  .post-navigation,
  .comments-area {
    inline-size: min(var(--content-size), 100% - 2 * var(--gutter));
    margin-inline: auto;
  }

  .entry-content::after {
    display: block;
    clear: both;
    content: "";
  }

  .entry-content > * {
    max-inline-size: min(var(--content-size), 100% - 2 * var(--gutter));
    margin-inline: auto;
  }

  .entry-content > * + * {
    margin-block-start: var(--space-40);
  }

  .entry-content > * + :is(h2, h3, h4) {
    margin-block-start: var(--space-60);
  }

  .entry-content > .alignwide,
  .is-full-width .entry-header,
  .is-full-width .entry-content > :not(.alignfull, .alignleft, .alignright) {
    max-inline-size: min(var(--wide-size), 100% - 2 * var(--gutter));
  }

  .is-full-width .entry-header {
    inline-size: auto;
  }

  .entry-content > .alignfull {
    max-inline-size: none;
  }

  .entry-content > .alignfull + .alignfull {
    margin-block-start: 0;
  }

  .entry-content > .alignfull:not(.wp-block-image, .wp-block-cover, .wp-block-embed) {
    padding-inline: var(--gutter);
  }

  .alignfull > .alignwide {
    max-inline-size: var(--wide-size);
    margin-inline: auto;
  }

  .alignleft,
  .alignright {
    max-inline-size: min(20rem, 50%);
    margin-block: 0.4em var(--space-40);
  }

  .alignleft {
    float: inline-start;
    margin-inline: max(var(--gutter), (100% - var(--content-size)) / 2) var(--space-50);
  }

  .alignright {
    float: inline-end;
    margin-inline: var(--space-50) max(var(--gutter), (100% - var(--content-size)) / 2);
  }

  .aligncenter {
    margin-inline: auto;
    text-align: center;
  }

  .wp-caption {
    max-inline-size: 100%;
  }

  .gallery {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
    gap: var(--space-30);
  }

  .wp-block-table {
    overflow-x: auto;
  }

  iframe,
  embed,
  object {
    max-inline-size: 100%;
  }
`;

const withSidebar = css`
  @media (min-width: 60rem) {
    .has-sidebar .with-sidebar {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 17rem;
      gap: var(--space-60);
      inline-size: min(var(--wide-size), 100% - 2 * var(--gutter));
      margin-inline: auto;
    }

    .has-sidebar .with-sidebar .site-main {
      --gutter: 0px;
    }

    .has-sidebar .site-sidebar {
      inline-size: auto;
      margin-inline: 0;
      padding-block-start: var(--space-60);
    }
  }

  .site-sidebar {
    min-inline-size: 0;
    inline-size: min(var(--wide-size), 100% - 2 * var(--gutter));
    margin-inline: auto;
    padding-block-end: var(--space-70);
  }

  .site-sidebar .widget + .widget {
    margin-block-start: var(--space-50);
  }
`;

const widgets = css`
  .widget {
    min-inline-size: 0;
    font-size: var(--size-small);
  }

  .widget > * + *,
  .widget .wp-block-group > * + * {
    margin-block-start: var(--space-30);
  }

  .widget :is(h2, h3),
  .widget-title {
    font-size: var(--size-medium);
  }

  .widget :is(ul, ol) {
    padding: 0;
    list-style: none;
  }
`;

/** Where things stand on a page. */
export const layout = ({ features }: ThemePlan): CssCode =>
  joinCss([content, features.has('sidebar') ? withSidebar : noCss, widgets], '\n\n');
