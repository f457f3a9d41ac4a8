/** Products whose owners want other plugins' names not to begin with theirs; the plugin directory enforces it. */
const marks = [
  'WordPress',
  'WooCommerce',
  'Elementor',
  'Gutenberg',
  'Jetpack',
  'Yoast',
  'Divi',
  'Beaver Builder',
  'Contact Form 7',
  'Google',
  'Facebook',
  'Instagram',
  'WhatsApp',
  'YouTube',
  'Twitter',
  'TikTok',
  'LinkedIn',
  'Pinterest',
  'PayPal',
  'Stripe',
  'Amazon',
  'Microsoft',
  'Apple',
  'Mailchimp',
  'HubSpot',
  'Shopify',
  'OpenAI',
  'ChatGPT',
];

/** The product a name begins with; null when with none, or when the product's own name is all there is. */
export function trademarkOf(name: string): string | null {
  const lower = name.toLowerCase();
  const mark = marks.find((candidate) => lower.startsWith(`${candidate.toLowerCase()} `));
  return mark ?? null;
}
