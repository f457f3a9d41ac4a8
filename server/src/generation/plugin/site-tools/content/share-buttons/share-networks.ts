/** Places to share a page in, with the address that does it: `%1$s` is the page's, `%2$s` its title. */
export const shareNetworks = {
  facebook: { label: 'Facebook', pattern: /facebook|fb/, url: 'https://www.facebook.com/sharer/sharer.php?u=%1$s' },
  x: { label: 'X', pattern: /x|twitter/, url: 'https://twitter.com/intent/tweet?url=%1$s&text=%2$s' },
  linkedin: { label: 'LinkedIn', pattern: /linkedin/, url: 'https://www.linkedin.com/sharing/share-offsite/?url=%1$s' },
  whatsapp: { label: 'WhatsApp', pattern: /whatsapp/, url: 'https://wa.me/?text=%2$s%%20%1$s' },
  telegram: { label: 'Telegram', pattern: /telegram/, url: 'https://t.me/share/url?url=%1$s&text=%2$s' },
  bluesky: { label: 'Bluesky', pattern: /bluesky/, url: 'https://bsky.app/intent/compose?text=%2$s%%20%1$s' },
  threads: { label: 'Threads', pattern: /threads/, url: 'https://www.threads.net/intent/post?text=%2$s%%20%1$s' },
  reddit: { label: 'Reddit', pattern: /reddit/, url: 'https://www.reddit.com/submit?url=%1$s&title=%2$s' },
  pinterest: {
    label: 'Pinterest',
    pattern: /pinterest/,
    url: 'https://www.pinterest.com/pin/create/button/?url=%1$s&description=%2$s',
  },
  tumblr: {
    label: 'Tumblr',
    pattern: /tumblr/,
    url: 'https://www.tumblr.com/widgets/share/tool?canonicalUrl=%1$s&title=%2$s',
  },
  email: { label: 'Email', pattern: /e-?mail|mail/, url: 'mailto:?subject=%2$s&body=%1$s' },
} as const;

/** What readers are offered: a network, or the page's address to copy. */
export type ShareTarget = keyof typeof shareNetworks | 'copy';

const usual: readonly ShareTarget[] = ['facebook', 'x', 'linkedin', 'whatsapp', 'email', 'copy'];

const copies = / (copy|copies|copying)( the| a)? (link|url|address)| (link|url) (copy|copying) | copy link /;

/** The targets that a line names; null where it names none. */
export function shareTargetsIn(line: string): readonly ShareTarget[] | null {
  const networks = Object.entries(shareNetworks)
    .filter(([, { pattern }]) => new RegExp(` (?:${pattern.source}) `).test(line))
    .map(([key]) => key as ShareTarget);
  const named = [...networks, ...(copies.test(line) ? (['copy'] as const) : [])];
  return named.length === 0 ? null : named;
}

/** What is offered where nothing is named. */
export const usualShareTargets = usual;
