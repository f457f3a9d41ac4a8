<form action="<?php echo esc_url( $action ); ?>" method="get">
	<label><?php esc_html_e( 'Term', 'glossary' ); ?>
		<input type="search" name="term" value="<?php echo $term; ?>">
	</label>
</form>
