import type { TestBrowser } from '../../wordpress/browser.ts';

/** What the editors of WordPress 7.1 say with WordPress' own theme and blocks. */
const wordPressOwn = [
  /was added to the iframe incorrectly/,
  // Of the interface around the canvas, with many a background.
  /^wp\.components\.Theme: The background color/,
  // Lists of fields that a block can be bound to: those of core/post-meta are made anew each time, too.
  /hook returns different values[\s\S]*core\/post-meta/,
];

/** What a browser's pages have complained about, each once, without what WordPress says in any case. */
export function complaintsOf({ complaints }: TestBrowser): string[] {
  return [...new Set(complaints)].filter((text) => !wordPressOwn.some((own) => own.test(text)));
}
