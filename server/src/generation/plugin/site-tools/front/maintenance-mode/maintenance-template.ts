import { html, templateFile } from '../../../../writers/html.ts';
import { docComment, php } from '../../../../writers/php.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolHandle } from '../../support/tool-names.ts';

/** `templates/maintenance.php`: the page that visitors get. */
export function maintenanceTemplate(plan: PluginPlan): string {
  const name = toolHandle(plan, 'maintenance_mode');
  return templateFile(
    php`
      ${docComment([
        'The page that is shown to visitors while the site is closed.',
        '',
        `@package ${plan.names.className}`,
        '@var array $args Heading and message.',
      ])}

      defined( 'ABSPATH' ) || exit;
    `,
    html`
      <!DOCTYPE html>
      <html <?php language_attributes(); ?>>
      <head>
        <meta charset="<?php bloginfo( 'charset' ); ?>">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title><?php echo esc_html( $args['heading'] . ' – ' . get_bloginfo( 'name', 'display' ) ); ?></title>
        <?php wp_site_icon(); ?>
        <?php wp_print_styles( ${name} ); ?>
      </head>
      <body>
        <main class="${name}">
          <?php the_custom_logo(); ?>
          <h1><?php echo esc_html( $args['heading'] ); ?></h1>
          <?php echo wp_kses_post( wpautop( esc_html( $args['message'] ) ) ); ?>
        </main>
      </body>
      </html>
    `,
  );
}
