<?php
/**
 * Title: Hero
 * Slug: acme/hero
 * Categories: banner
 */
?>
<!-- wp:cover {"overlayColor":"brand","minHeight":420} -->
<div class="wp-block-cover" style="min-height:420px"><span aria-hidden="true" class="wp-block-cover__background has-brand-background-color has-background-dim-100 has-background-dim"></span><div class="wp-block-cover__inner-container">
<!-- wp:heading {"textAlign":"center"} -->
<h2 class="wp-block-heading has-text-align-center"><?php esc_html_e( 'Hello', 'acme' ); ?></h2>
<!-- /wp:heading -->
</div></div>
<!-- /wp:cover -->
