import { type CssCode, css, cssFile, cssValue, joinCss, noCss } from '../../writers/css.ts';
import { calm, schemeStyles } from '../block-theme/style-css.ts';
import type { ThemePlan } from '../plan/theme-plan.ts';
import { styleHeader } from '../style-header.ts';

const page = ({ layout }: ThemePlan): CssCode => css`
  :root {
    --content-size: ${cssValue(layout.contentSize)};
    --wide-size: ${cssValue(layout.wideSize)};
    --edge: var(--wp--preset--spacing--50);
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  body {
    margin: 0;
    overflow-wrap: break-word;
  }

  h1,
  h2,
  h3,
  .site-title {
    margin-block: 0 var(--wp--preset--spacing--30);
    text-wrap: balance;
  }

  a {
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  :where(a, button, input, select, textarea, summary, [tabindex]):focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 3px;
  }

  img,
  video,
  iframe {
    max-inline-size: 100%;
    block-size: auto;
  }

  .screen-reader-text {
    position: absolute;
    overflow: hidden;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    padding: 0;
    border: 0;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .screen-reader-text:focus {
    z-index: 10;
    inset-block-start: 0.5rem;
    inset-inline-start: 0.5rem;
    inline-size: auto;
    block-size: auto;
    margin: 0;
    padding: 0.7rem 1.2rem;
    background: var(--wp--preset--color--contrast);
    clip-path: none;
    color: var(--wp--preset--color--base);
  }

  .site-main,
  .site-header-inner,
  .site-footer-inner {
    inline-size: min(100% - 2 * var(--edge), var(--wide-size));
    margin-inline: auto;
  }

  .site-main {
    padding-block: var(--wp--preset--spacing--60) var(--wp--preset--spacing--80);
  }
`;

const header = css`
  .site-header {
    padding-block: var(--wp--preset--spacing--40);
  }

  .site-header-inner,
  .site-brand {
    display: flex;
    flex-wrap: wrap;
    gap: var(--wp--preset--spacing--30) var(--wp--preset--spacing--40);
    align-items: center;
  }

  .site-brand {
    margin-inline-end: auto;
  }

  .site-title {
    margin: 0;
    font-size: var(--wp--preset--font-size--large);
    font-weight: 700;
    line-height: 1.2;
  }

  .site-title a,
  .main-menu a,
  .footer-menu a {
    color: inherit;
    text-decoration: none;
  }

  .site-title a:hover,
  .main-menu a:hover,
  .footer-menu a:hover,
  .main-menu .current-menu-item > a {
    text-decoration: underline;
  }

  .site-description {
    margin: 0.2rem 0 0;
    color: var(--wp--preset--color--contrast-2);
    font-size: var(--wp--preset--font-size--small);
  }

  .site-header.is-centered {
    border-block-end: 1px solid var(--wp--preset--color--line);
  }

  .site-header.is-centered .site-header-inner {
    flex-direction: column;
    text-align: center;
  }

  .site-header.is-centered .site-brand {
    flex-direction: column;
    margin: 0;
  }

  .site-header.is-banner {
    background: var(--wp--preset--color--contrast);
    color: var(--wp--preset--color--base);
  }

  .site-header.is-banner .site-description {
    color: inherit;
  }

  .site-header.is-ruled .main-menu {
    flex-basis: 100%;
    order: 1;
    padding-block-start: var(--wp--preset--spacing--30);
    border-block-start: 2px solid var(--wp--preset--color--contrast);
  }

  .main-menu ul,
  .footer-menu ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1.5rem;
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: var(--wp--preset--font-size--small);
    font-weight: 500;
  }

  .main-menu li {
    position: relative;
  }

  .main-menu .sub-menu {
    position: absolute;
    z-index: 5;
    inset-block-start: 100%;
    inset-inline-start: -1rem;
    display: none;
    flex-direction: column;
    inline-size: max-content;
    max-inline-size: 16rem;
    padding: 0.8rem 1rem;
    border: 1px solid var(--wp--preset--color--line);
    background: var(--wp--preset--color--base);
    color: var(--wp--preset--color--contrast);
  }

  .main-menu li:hover > .sub-menu,
  .main-menu li:focus-within > .sub-menu {
    display: flex;
  }

  .menu-button {
    display: none;
    padding: 0.5rem 1rem;
    border: 1px solid currentColor;
    border-radius: var(--wp--custom--radius--button);
    background: transparent;
    color: inherit;
    font: inherit;
    font-size: var(--wp--preset--font-size--small);
    cursor: pointer;
  }

  @media (max-width: 781px) {
    .main-menu.has-script .menu-button {
      display: block;
    }

    .main-menu.has-script > ul {
      display: none;
    }

    .main-menu.is-open {
      flex-basis: 100%;
    }

    .main-menu.is-open > ul {
      display: flex;
      flex-direction: column;
      padding-block-start: 1rem;
    }

    .main-menu .sub-menu {
      position: static;
      display: flex;
      border: 0;
    }
  }
`;

const hero = css`
  .hero {
    display: grid;
    gap: var(--wp--preset--spacing--60);
    align-items: center;
    margin-block-end: var(--wp--preset--spacing--80);
  }

  .hero h1 {
    font-size: var(--wp--preset--font-size--xx-large);
  }

  .hero p {
    font-size: var(--wp--preset--font-size--large);
  }

  .hero-picture {
    inline-size: 100%;
    border-radius: var(--wp--custom--radius--card);
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }

  .hero.is-statement .hero-picture {
    aspect-ratio: 21 / 9;
  }

  .hero.is-panel,
  .hero.is-cover {
    overflow: hidden;
    gap: 0;
    border-radius: var(--wp--custom--radius--card);
    background: var(--wp--preset--color--primary);
    color: var(--wp--preset--color--primary-contrast);
  }

  .hero.is-cover {
    background: var(--wp--preset--color--contrast);
    color: var(--wp--preset--color--base);
  }

  .hero.is-panel .hero-words,
  .hero.is-cover .hero-words {
    padding: var(--wp--preset--spacing--60);
  }

  .hero.is-panel .hero-picture,
  .hero.is-cover .hero-picture {
    block-size: 100%;
    border-radius: 0;
  }

  .button,
  .search-submit,
  .comment-form .submit {
    display: inline-block;
    padding: 0.7rem 1.5rem;
    border: 2px solid transparent;
    border-radius: var(--wp--custom--radius--button);
    background: var(--wp--preset--color--primary);
    color: var(--wp--preset--color--primary-contrast);
    font: inherit;
    font-size: var(--wp--preset--font-size--small);
    font-weight: 600;
    line-height: 1.4;
    text-decoration: none;
    cursor: pointer;
  }

  .button:hover,
  .button:focus,
  .search-submit:hover,
  .search-submit:focus,
  .comment-form .submit:hover,
  .comment-form .submit:focus {
    background: var(--wp--preset--color--contrast);
    color: var(--wp--preset--color--base);
  }

  .hero.is-panel .button,
  .hero.is-cover .button {
    background: var(--wp--preset--color--base);
    color: var(--wp--preset--color--contrast);
  }

  .hero .button:hover,
  .hero .button:focus {
    text-decoration: underline;
  }

  @media (min-width: 782px) {
    .hero.is-split,
    .hero.is-panel,
    .hero.is-cover {
      grid-template-columns: 1.1fr 1fr;
    }
  }
`;

const posts = css`
  .page-header {
    margin-block-end: var(--wp--preset--spacing--60);
  }

  .page-title,
  .entry-header .entry-title {
    font-size: var(--wp--preset--font-size--xx-large);
  }

  .archive-description {
    color: var(--wp--preset--color--contrast-2);
    font-size: var(--wp--preset--font-size--large);
  }

  .posts {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
    gap: var(--wp--preset--spacing--60);
  }

  .posts.is-pairs {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
  }

  .posts.is-rows {
    display: block;
  }

  .post-card .entry-title {
    font-size: var(--wp--preset--font-size--large);
  }

  .post-card .entry-title a {
    color: inherit;
    text-decoration: none;
  }

  .post-card .entry-title a:hover {
    color: var(--wp--preset--color--primary);
    text-decoration: underline;
  }

  .post-card-picture img {
    display: block;
    inline-size: 100%;
    margin-block-end: var(--wp--preset--spacing--40);
    border-radius: var(--wp--custom--radius--card);
    aspect-ratio: 3 / 2;
    object-fit: cover;
  }

  .entry-meta {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem 0.6rem;
    margin-block: 0 0.5rem;
    color: var(--wp--preset--color--contrast-2);
    font-size: var(--wp--preset--font-size--small);
  }

  .entry-meta a {
    color: inherit;
  }

  .entry-summary p {
    margin-block: 0;
    color: var(--wp--preset--color--contrast-2);
  }

  .sticky .entry-title::before {
    color: var(--wp--preset--color--primary);
    content: "\2605\00a0";
  }

  @media (min-width: 782px) {
    .posts.is-rows .post-card {
      display: grid;
      grid-template-columns: 2fr 1fr;
      gap: var(--wp--preset--spacing--50);
      padding-block: var(--wp--preset--spacing--50);
      border-block-start: 1px solid var(--wp--preset--color--line);
    }

    .posts.is-rows .post-card-picture {
      grid-column: 2;
      grid-row: 1;
    }

    .posts.is-rows .post-card-words {
      grid-column: 1;
      grid-row: 1;
    }

    .posts.is-lead .post-card:first-child {
      display: grid;
      grid-template-columns: 3fr 2fr;
      grid-column: 1 / -1;
      gap: var(--wp--preset--spacing--60);
      align-items: center;
    }

    .posts.is-lead .post-card:first-child .entry-title {
      font-size: var(--wp--preset--font-size--x-large);
    }
  }

  .navigation {
    margin-block-start: var(--wp--preset--spacing--60);
  }

  .nav-links {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
    justify-content: space-between;
    padding-block: var(--wp--preset--spacing--40);
    border-block: 1px solid var(--wp--preset--color--line);
    font-size: var(--wp--preset--font-size--small);
  }

  .pagination .nav-links {
    justify-content: start;
  }

  .nav-label {
    display: block;
    color: var(--wp--preset--color--contrast-2);
  }
`;

const entry = ({ layout }: ThemePlan): CssCode => css`
  .entry-content > *,
  .entry-footer,
  .single .navigation,
  .comments-area,
  .no-results,
  ${cssValue(layout.single === 'narrow' ? '.single .entry-header, .page .entry-header' : '.page .entry-header')} {
    max-inline-size: var(--content-size);
    margin-inline: auto;
  }

  .is-wide .entry-content > *,
  .entry-content > .alignwide {
    max-inline-size: var(--wide-size);
  }

  .entry-content > .alignfull {
    inline-size: 100vw;
    max-inline-size: 100vw;
    margin-inline: calc(50% - 50vw);
    padding-inline: var(--edge);
  }

  .entry-content > * {
    margin-block: 0 var(--wp--preset--spacing--40);
  }

  .entry-content > :is(h2, h3, h4):not(:first-child) {
    margin-block-start: var(--wp--preset--spacing--60);
  }

  .entry-content :is(table, pre) {
    overflow-x: auto;
  }

  .entry-content :is(td, th) {
    padding: 0.5em;
    border: 1px solid var(--wp--preset--color--line);
  }

  .entry-content pre {
    padding: var(--wp--preset--spacing--40);
    border-radius: var(--wp--custom--radius--card);
    background: var(--wp--preset--color--base-2);
    font-family: var(--wp--preset--font-family--mono);
    font-size: var(--wp--preset--font-size--small);
    white-space: pre-wrap;
  }

  .entry-content blockquote {
    padding-inline-start: var(--wp--preset--spacing--40);
    border-inline-start: 3px solid var(--wp--preset--color--primary);
    font-size: var(--wp--preset--font-size--large);
  }

  .entry-header {
    margin-block-end: var(--wp--preset--spacing--50);
  }

  .entry-picture {
    margin: 0 0 var(--wp--preset--spacing--60);
  }

  .entry-picture img {
    display: block;
    inline-size: 100%;
    border-radius: var(--wp--custom--radius--card);
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }

  .tag-list a {
    display: inline-block;
    padding: 0.2rem 0.8rem;
    border: 1px solid var(--wp--preset--color--line);
    border-radius: var(--wp--custom--radius--button);
    font-size: var(--wp--preset--font-size--small);
    text-decoration: none;
  }

  .alignleft {
    float: inline-start;
    margin-inline-end: 1.5rem;
  }

  .alignright {
    float: inline-end;
    margin-inline-start: 1.5rem;
  }

  .aligncenter {
    display: block;
    margin-inline: auto;
  }

  .wp-caption {
    max-inline-size: 100%;
  }

  .wp-caption-text,
  .gallery-caption {
    color: var(--wp--preset--color--contrast-2);
    font-size: var(--wp--preset--font-size--small);
  }
`;

const forms = css`
  .search-form {
    display: flex;
    gap: 0.5rem;
    max-inline-size: 34rem;
  }

  .search-field,
  .comment-form :is(input:not([type="submit"], [type="checkbox"]), textarea) {
    inline-size: 100%;
    min-inline-size: 0;
    padding: 0.7rem 1rem;
    border: 1px solid var(--wp--preset--color--line);
    border-radius: min(var(--wp--custom--radius--button), 1.5rem);
    background: var(--wp--preset--color--base);
    color: var(--wp--preset--color--contrast);
    font: inherit;
  }

  .comments-area {
    margin-block-start: var(--wp--preset--spacing--70);
  }

  .comment-list,
  .comment-list .children {
    padding: 0;
    list-style: none;
  }

  .comment-list .children {
    padding-inline-start: var(--wp--preset--spacing--40);
  }

  .comment-body {
    padding-block: var(--wp--preset--spacing--40);
    border-block-start: 1px solid var(--wp--preset--color--line);
  }

  .bypostauthor > .comment-body .fn::after {
    color: var(--wp--preset--color--primary);
    content: " \2022";
  }

  .comment-metadata,
  .comment-form label,
  .comment-notes {
    font-size: var(--wp--preset--font-size--small);
  }

  .comment-author .avatar {
    margin-inline-end: 0.7rem;
    border-radius: 50%;
    vertical-align: middle;
  }
`;

const asides = css`
  .site-sidebar {
    inline-size: min(100% - 2 * var(--edge), var(--wide-size));
    margin: 0 auto var(--wp--preset--spacing--80);
  }

  .widget {
    margin-block-end: var(--wp--preset--spacing--50);
    font-size: var(--wp--preset--font-size--small);
  }

  .widget-title {
    font-size: var(--wp--preset--font-size--medium);
  }

  .widget ul {
    padding: 0;
    list-style: none;
  }

  @media (min-width: 1024px) {
    body.has-sidebar {
      display: grid;
      grid-template-rows: auto 1fr auto;
      grid-template-columns: minmax(var(--edge), 1fr) minmax(0, calc(var(--wide-size) - 22rem)) 22rem minmax(var(--edge), 1fr);
    }

    .has-sidebar > * {
      grid-column: 1 / -1;
    }

    .has-sidebar > .site-main {
      grid-column: 2;
      inline-size: 100%;
      margin: 0;
    }

    .has-sidebar > .site-sidebar {
      grid-column: 3;
      inline-size: 100%;
      margin: 0;
      padding: var(--wp--preset--spacing--60) 0 0 var(--wp--preset--spacing--60);
    }
  }

  .site-footer {
    padding-block: var(--wp--preset--spacing--60);
    border-block-start: 1px solid var(--wp--preset--color--line);
  }

  .site-footer.is-columns {
    background: var(--wp--preset--color--base-2);
  }

  .site-footer.is-band {
    border: 0;
    background: var(--wp--preset--color--contrast);
    color: var(--wp--preset--color--base);
  }

  .site-footer.is-band a {
    color: inherit;
  }

  .site-footer.is-centered .site-footer-inner,
  .site-footer.is-centered .site-info {
    justify-items: center;
    text-align: center;
  }

  .site-footer-inner {
    display: grid;
    gap: var(--wp--preset--spacing--50);
  }

  .footer-widgets {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
    gap: var(--wp--preset--spacing--50);
  }

  .site-info {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 2rem;
    justify-content: space-between;
    font-size: var(--wp--preset--font-size--small);
  }

  .site-info p {
    margin: 0;
  }
`;

const schemeButton = css`
  .scheme-button button {
    inline-size: 2.75rem;
    block-size: 2.75rem;
    padding: 0;
    border: 0;
    background: transparent;
    color: inherit;
    cursor: pointer;
  }

  .scheme-button button::before {
    display: block;
    inline-size: 1.15rem;
    block-size: 1.15rem;
    margin: auto;
    border: 2px solid currentColor;
    border-radius: 50%;
    background: linear-gradient(90deg, currentColor 50%, transparent 50%);
    content: "";
  }
`;

/** `style.css` of a classic theme. */
export function classicStyle(plan: ThemePlan): string {
  const hasSchemes = plan.features.has('dark_mode');
  const parts = [
    page(plan),
    header,
    plan.features.has('hero') ? hero : noCss,
    posts,
    entry(plan),
    forms,
    asides,
    ...(hasSchemes ? [schemeStyles(), schemeButton] : []),
    calm,
  ];
  return `${styleHeader(plan)}\n${cssFile(joinCss(parts, '\n\n'))}`;
}

/** `assets/css/editor.css`: the little that the editor does not take from theme.json. */
export const editorStyle = (): string =>
  cssFile(css`
    h1,
    h2,
    h3 {
      text-wrap: balance;
    }

    a {
      text-decoration-thickness: 1px;
      text-underline-offset: 0.2em;
    }
  `);
