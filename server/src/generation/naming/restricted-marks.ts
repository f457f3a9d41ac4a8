/**
 * What the plugin directory refuses in a slug. `anywhere`: nowhere in it; `first`: not as its beginning; `end`: only after
 * "for" at its end. Marks are written as slugs.
 */
export interface RestrictedMark {
  readonly mark: string;
  readonly where: 'anywhere' | 'first' | 'end';
}

const marks = (where: RestrictedMark['where'], list: string): RestrictedMark[] =>
  list.split(' ').map((mark) => ({ mark, where }));

const byLength = (list: RestrictedMark[]) => list.sort((a, b) => b.mark.length - a.mark.length);

/** The longest of several that fit comes first: `google-analytics` before `google`. */
export const restrictedMarks: readonly RestrictedMark[] = byLength([
  ...marks(
    'anywhere',
    'wordpress word-press wordpess wpress facebook face-book fbook instagram whatsapp whats-app gutenberg gberg pinterest jetpack yoast trustpilot feedburner oculus watson plugin plugins plug-in plug-ins wp',
  ),
  ...marks('end', 'woocommerce woo-commerce woocomerce'),
  ...marks(
    'first',
    'adobe adsense advanced-custom-fields acf adwords akismet all-in-one-wp-migration amazon android apple apple-pay applepay aws bbpress beaver-builder bing booking-com bootstrap buddypress chatgpt chat-gpt cloudflare contact-form-7 cpanel discord disqus divi dropbox ebay easy-digital-downloads elementor envato etsy excel fb fedex figma firefox flickr fontawesome font-awesome github gitlab givewp gmail google google-analytics google-maps googles gpt gravity-form gravity-forms gravityforms gtmetrix guten hubspot ig insta internet-explorer ios iphone ipad klarna klaviyo learndash linkedin macintosh macos mailchimp mastodon microsoft microsoft-teams netflix ninja-forms onlyfans only-fans openai open-ai opera outlook paddle paypal pay-pal quickbooks reddit salesforce shopify skype snapchat spotify stripe telegram tiktok tik-tok trello twilio twitch twitter tweet ups usps vimeo wa whmcs windows woo wo wp-mail-smtp xbox yahoo yandex youtube you-tube zapier zendesk zoom',
  ),
]);

/** In a theme's slug, besides: what every theme is, and the names of the default themes. */
export const restrictedInThemes: readonly RestrictedMark[] = byLength([
  ...marks('anywhere', 'theme themes twenty-twenty twentytwenty'),
  ...restrictedMarks,
]);

/** Words that alone name no plugin. */
export const genericWords: ReadonlySet<string> = new Set(
  'plugin wp test tests testing demo sample example my the a an new simple custom best free pro site website web tool theme block blocks extension addon add on for and of'.split(
    ' ',
  ),
);
