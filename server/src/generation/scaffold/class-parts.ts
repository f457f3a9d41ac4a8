import { identifier, type PhpCode, php } from '../writers/php.ts';
import { type ScaffoldPlan, versionConstant, versionOption } from './plan.ts';

/** Statements that register the style and the script of the front end. */
export function registerAssets(plan: ScaffoldPlan, file: PhpCode, version: PhpCode): PhpCode {
  const { slug } = plan.names;
  return php`
    wp_register_style( ${slug}, plugins_url( ${`assets/css/${slug}.css`}, ${file} ), array(), ${version} );
    wp_register_script(
      ${slug},
      plugins_url( ${`assets/js/${slug}.js`}, ${file} ),
      array(),
      ${version},
      ${{ strategy: 'defer', in_footer: true }}
    );
  `;
}

/** Statements that note which version runs, once for each. */
export function noteVersion(plan: ScaffoldPlan): PhpCode {
  const option = versionOption(plan);
  const version = identifier(versionConstant(plan));
  return php`
    if ( get_option( ${option} ) === ${version} ) {
      return;
    }

    // Add database upgrades here.
    update_option( ${option}, ${version}, true );
  `;
}
