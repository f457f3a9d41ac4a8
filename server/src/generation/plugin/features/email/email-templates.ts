import { html, templateFile } from '../../../writers/html.ts';
import { type PhpCode, php, variable } from '../../../writers/php.ts';
import type { PluginPlan } from '../../plan.ts';
import { templateComment } from '../support/template-comment.ts';

const head = (plan: PluginPlan, file: string, what: string): PhpCode => php`
  ${templateComment(plan, file, what, [
    '@type string  $subject Subject of the email.',
    '@type string  $intro   First sentence.',
    '@type array[] $items   Entries, each with title, link and rows of text by label.',
    '@type string  $site    Site title.',
  ])}

  defined( 'ABSPATH' ) || exit;
`;

/** The message as HTML. */
export function htmlTemplate(plan: PluginPlan): string {
  const item = variable(`${plan.names.prefix}_item`);
  const label = variable(`${plan.names.prefix}_label`);
  const text = variable(`${plan.names.prefix}_text`);
  return templateFile(
    head(plan, 'email.php', 'HTML email.'),
    html`
      <!DOCTYPE html>
      <html lang="<?php echo esc_attr( get_bloginfo( 'language' ) ); ?>" dir="<?php echo is_rtl() ? 'rtl' : 'ltr'; ?>">
      <head>
        <meta charset="UTF-8">
        <meta name="viewport" content="width=device-width">
        <title><?php echo esc_html( $args['subject'] ); ?></title>
      </head>
      <body>
        <p><?php echo esc_html( $args['intro'] ); ?></p>
        <?php foreach ( $args['items'] as ${item} ) : ?>
          <h2>
            <?php if ( '' !== ${item}['link'] ) : ?>
              <a href="<?php echo esc_url( ${item}['link'] ); ?>"><?php echo esc_html( ${item}['title'] ); ?></a>
            <?php else : ?>
              <?php echo esc_html( ${item}['title'] ); ?>
            <?php endif; ?>
          </h2>
          <table role="presentation" cellpadding="4" cellspacing="0">
            <?php foreach ( ${item}['rows'] as ${label} => ${text} ) : ?>
              <tr>
                <td valign="top"><strong><?php echo esc_html( ${label} ); ?></strong></td>
                <td><?php echo nl2br( esc_html( ${text} ) ); ?></td>
              </tr>
            <?php endforeach; ?>
          </table>
        <?php endforeach; ?>
        <hr>
        <p><a href="<?php echo esc_url( home_url( '/' ) ); ?>"><?php echo esc_html( $args['site'] ); ?></a></p>
      </body>
      </html>
    `,
  );
}

/** The message as plain text: built in code, because white space counts in it. */
export function textTemplate(plan: PluginPlan): string {
  const lines = variable(`${plan.names.prefix}_lines`);
  const item = variable(`${plan.names.prefix}_item`);
  const label = variable(`${plan.names.prefix}_label`);
  const text = variable(`${plan.names.prefix}_text`);
  return `<?php\n${
    php`
      ${head(plan, 'email-text.php', 'Plain text email.')}

      ${lines} = array( $args['intro'] );
      foreach ( $args['items'] as ${item} ) {
        ${lines}[] = '';
        ${lines}[] = ${item}['title'];
        ${lines}[] = ${item}['link'];
        foreach ( ${item}['rows'] as ${label} => ${text} ) {
          ${lines}[] = ${label} . ': ' . ${text};
        }
      }
      ${lines}[] = '';
      ${lines}[] = $args['site'] . ' – ' . home_url( '/' );

      // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Plain text email, not HTML.
      echo wp_strip_all_tags( implode( "\n", ${lines} ) );
    `.text
  }\n`;
}
