/** Texts that break code when they are pasted into it: quotes, ends of comments and of PHP, markup, formats, other scripts. */
export const hostileTexts: readonly string[] = [
  `it's "quoted" \`back\``,
  '?> <?php system( "id" ); ?>',
  '<script>alert(1)</script><!-- --> -->',
  '*/ eval( $_GET["x"] ); /*',
  '%s %1$s %d 100%',
  'line one\nline two\r\n\tthree',
  'back\\slash \\\' \\" \\n end\\',
  '$var ${x} {$y} {{z}} #{w}',
  '🎉 עברית العربية 日本語 ñ é',
  '=== Heading ===\n== Section ==\n* item',
  ']]> &amp; &#039; \u2028 \u0000 \u202e',
  "'); DROP TABLE wp_posts; --",
];

/** A text as the name of an attribute may be. */
export const hostileKey = (text: string): string =>
  text
    .replace(/[<>&\p{Cc}\u202a-\u202e]/gu, ' ')
    .slice(0, 90)
    .toWellFormed();

/** All of them in one. */
export const hostileText = hostileTexts.join(' ');
