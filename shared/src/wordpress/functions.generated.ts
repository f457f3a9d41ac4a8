// Written by tools/extract-wordpress-facts.ts. Do not edit.
export const functionsText = `7.1.4
WP_Filesystem	2.5.0	args? context? allow_relaxed_file_ownership?
_	0.71	message
__	2.1.0	text domain?
__checked_selected_helper	2.8.0	helper current display type
__clear_multi_author_cache	3.2.0
__get_option	1.5.1	setting
__ngettext	1.2.0	...args	2.8.0	_n
__ngettext_noop	2.5.0	...args	2.8.0	_n_noop
__return_empty_array	3.0.0
__return_empty_string	3.7.0
__return_false	3.0.0
__return_null	3.4.0
__return_true	3.0.0
__return_zero	3.0.0
_access_denied_splash	3.2.0
_add_block_template_info	5.9.0	template_item
_add_block_template_part_area_info	5.9.0	template_info
_add_default_theme_supports	5.9.0
_add_plugin_file_editor_to_tools	5.9.0
_add_post_type_submenus	3.1.0
_add_template_loader_filters	5.9.0
_add_themes_utility_last	3.0.0
_admin_bar_bump_cb	3.1.0		6.4.0	wp_enqueue_admin_bar_bump_styles
_admin_notice_post_locked	2.8.5
_admin_search_query	2.7.0
_ajax_wp_die_handler	3.4.0	message title? args?
_autop_newline_preservation_helper	3.1.0	matches
_block_bindings_pattern_overrides_get_value	6.5.0	source_args block_instance attribute_name
_block_bindings_post_data_get_value	6.9.0	source_args block_instance
_block_bindings_post_meta_get_value	6.5.0	source_args block_instance
_block_bindings_term_data_get_value	6.9.0	source_args block_instance
_block_template_add_skip_link	7.0.0	template_html
_block_template_render_title_tag	5.8.0
_block_template_render_without_post_block_context	5.8.0	context
_block_template_viewport_meta_tag	5.8.0
_build_block_template_object_from_post_object	6.5.3	post terms? meta?
_build_block_template_result_from_file	5.9.0	template_file template_type
_build_block_template_result_from_post	5.9.0	post
_c	2.2.0	text domain?	2.9.0	_x
_canonical_charset	3.6.0	charset
_cleanup_header_comment	2.8.0	str
_cleanup_image_add_caption	3.4.0	matches
_clear_modified_cache_on_transition_comment_status	4.7.0	new_status old_status
_close_comments_for_old_post	2.7.0	open post_id
_close_comments_for_old_posts	2.7.0	posts query
_config_wp_home	2.2.0	url?
_config_wp_siteurl	2.2.0	url?
_copy_image_file	3.4.0	attachment_id
_count_posts_cache_key	3.9.0	type? perm?
_crop_image_resource	2.9.0	img x y w h
_custom_background_cb	3.0.0
_custom_header_background_just_in_time	3.4.0
_custom_logo_header_styles	4.5.0
_customizer_mobile_viewport_meta	5.5.0	viewport_meta
_deep_replace	2.8.1	search subject
_default_wp_die_handler	3.0.0	message title? args?
_delete_attachment_theme_mod	3.0.0	id
_delete_custom_logo_on_remove_site_logo	5.9.0
_delete_option_fresh_site	4.7.0
_delete_site_logo_on_remove_custom_logo	5.8.0	old_value value
_delete_site_logo_on_remove_custom_logo_on_setup_theme	5.8.0
_delete_site_logo_on_remove_theme_mods	5.8.0
_deprecated_argument	3.0.0	function_name version message?
_deprecated_class	6.4.0	class_name version replacement?
_deprecated_constructor	4.3.0	class_name version parent_class?@4.5.0
_deprecated_file	2.5.0	file version replacement? message?
_deprecated_function	2.5.0	function_name version replacement?
_deprecated_hook	4.6.0	hook version replacement? message?
_device_can_upload	3.4.0
_disable_block_editor_for_navigation_post_type	5.9.0	value post_type
_disable_content_editor_for_navigation_post_type	5.9.0	post
_doing_it_wrong	3.1.0	function_name message version
_draft_or_post_title	2.7.0	post?
_e	1.2.0	text domain?
_enable_content_editor_for_navigation_post_type	5.9.0	post
_ex	3.0.0	text context domain?
_excerpt_render_inner_blocks	5.8.0	parsed_block allowed_blocks
_excerpt_render_inner_columns_blocks	5.2.0	columns allowed_blocks	5.8.0	_excerpt_render_inner_blocks
_fetch_remote_file	1.5.0	url headers?
_filter_block_content_callback	6.2.1	matches
_filter_block_template_part_area	5.9.0	type
_filter_do_shortcode_context	6.3.0
_filter_query_attachment_filenames	4.7.0	clauses	6.0.3	add_filter
_find_post_by_old_date	4.9.3	post_type
_find_post_by_old_slug	4.9.3	post_type
_fix_attachment_links	2.3.0	post
_flatten_blocks	5.9.0	&blocks
_flip_image_resource	2.9.0	img horz vert	3.5.0	WP_Image_Editor::flip
_future_post_hook	2.3.0	deprecated post
_get_additional_user_keys	3.3.0	user
_get_admin_bar_pref	3.1.0	context? user?
_get_block_template_file	5.9.0	template_type slug
_get_block_templates_files	5.9.0	template_type query?@6.3.0
_get_block_templates_paths	5.9.0	base_directory
_get_comment_reply_id	6.2.0	post?
_get_component_from_parsed_url_array	4.7.0	url_parts component?
_get_cron_array	2.1.0
_get_cron_lock	3.3.0
_get_custom_object_labels	3.0.0	data_object nohier_vs_hier_defaults
_get_dropins	3.0.0
_get_last_post_time	3.1.0	timezone field post_type?
_get_list_table	3.1.0	class_name args?
_get_meta_table	2.9.0	type
_get_non_cached_ids	3.4.0	object_ids cache_group
_get_page_link	2.1.0	post? leavename? sample?
_get_path_to_translation	4.7.0	domain reset?	6.1.0	WP_Textdomain_Registry
_get_path_to_translation_from_lang_dir	4.7.0	domain	6.1.0	WP_Textdomain_Registry
_get_plugin_data_markup_translate	2.7.0	plugin_file plugin_data markup? translate?
_get_plugin_from_callback	5.0.0	callback
_get_post_ancestors	2.3.4	&post	3.5.0
_get_random_header_data	3.4.0
_get_template_edit_filename	2.9.0	fullpath containingfolder
_get_term_children	2.3.0	term_id terms taxonomy &ancestors?
_get_term_hierarchy	2.3.0	taxonomy
_get_widget_id_base	2.8.0	id
_get_wptexturize_shortcode_regex	4.4.0	tagnames
_get_wptexturize_split_regex	4.4.0	shortcode_regex?
_http_build_query	3.2.0	data prefix? sep? key? urlencode?
_image_get_preview_ratio	2.9.0	w h
_inject_theme_attribute_in_block_template_content	5.9.0	template_content	6.4.0	traverse_and_serialize_blocks
_inject_theme_attribute_in_template_part_block	6.4.0	&block
_insert_into_post_button		type	3.5.0
_is_utf8_charset	6.6.1	charset_slug
_is_valid_nav_menu_item	3.2.0	item
_json_wp_die_handler	5.1.0	message title? args?
_jsonp_wp_die_handler	5.2.0	message title? args?
_links_add_base	2.7.0	m
_links_add_target	2.7.0	m
_list_meta_row	2.5.0	entry &count
_load_image_to_edit_path	3.4.0	attachment_id size?
_load_remote_block_patterns	5.8.0	deprecated?!5.9.0
_load_remote_featured_patterns	5.9.0
_load_script_textdomain_from_src	7.0.0	handle src domain path is_module
_load_textdomain_just_in_time	4.6.0	domain
_local_storage_notice	3.6.0
_make_cat_compat	2.3.0	&category
_make_clickable_rel_attr	6.2.0	url
_make_email_clickable_cb	2.3.2	matches
_make_url_clickable_cb	2.3.2	matches
_make_web_ftp_clickable_cb	2.3.2	matches
_maybe_update_core	2.8.0
_maybe_update_plugins	2.7.0
_maybe_update_themes	2.7.0
_mb_chr	7.1.0	codepoint encoding?
_mb_ord	7.1.0	string encoding?
_mb_strlen	4.2.0	str encoding?
_mb_substr	3.2.0	str start length? encoding?
_mce_set_direction	2.1.0	mce_init
_media_button		title icon type id	3.5.0
_media_states	3.2.0	post display?
_n	2.8.0	single plural number domain?
_n_noop	2.5.0	singular plural domain?
_nav_menu_item_id_use_once	3.0.1	id item
_navigation_markup	4.1.0	links css_class? screen_reader_text? aria_label?
_nc	2.7.0	single plural number domain?	2.9.0	_nx
_nx	2.8.0	single plural number context domain?
_nx_noop	2.8.0	singular plural context domain?
_oembed_create_xml	4.4.0	data node?
_oembed_filter_feed_content	4.4.0	content
_oembed_rest_pre_serve_request	4.4.0	served result request server
_override_custom_logo_theme_mod	5.8.0	custom_logo
_pad_term_counts	2.3.0	&terms taxonomy
_page_traverse_name	2.9.0	page_id &children &result
_post_format_get_term	3.1.0	term
_post_format_get_terms	3.1.0	terms taxonomies args
_post_format_link	3.1.0	link term taxonomy
_post_format_request	3.1.0	qvs
_post_format_wp_get_object_terms	3.1.0	terms
_post_states	2.7.0	post display?
_post_type_meta_capabilities	3.1.0	capabilities?
_preload_old_requests_classes_and_interfaces	6.2.0	to
_preview_theme_stylesheet_filter	2.9.0		4.3.0
_preview_theme_template_filter	2.9.0		4.3.0
_prime_comment_caches	4.4.0	comment_ids update_meta_cache?
_prime_network_caches	4.6.0	network_ids
_prime_post_caches	3.4.0	ids update_term_cache? update_meta_cache?
_prime_post_parent_id_caches	6.4.0	ids
_prime_site_caches	4.6.0	ids update_meta_cache?@5.1.0
_prime_term_caches	4.6.0	term_ids update_meta_cache?
_print_emoji_detection_script	4.6.0
_print_scripts	2.8.0
_print_styles	3.3.0
_publish_post_hook	2.3.0	post_id
_redirect_to_about_wordpress	3.3.0	new_version
_register_block_bindings_pattern_overrides_source	6.5.0
_register_block_bindings_post_data_source	6.9.0
_register_block_bindings_post_meta_source	6.5.0
_register_block_bindings_term_data_source	6.9.0
_register_core_block_patterns_and_categories	5.5.0
_register_remote_theme_patterns	6.0.0
_register_theme_block_patterns	6.0.0
_register_widget_form_callback	2.8.0	id name form_callback options? ...params
_register_widget_update_callback	2.8.0	id_base update_callback options? ...params
_relocate_children	2.3.0	old_ID new_ID	3.9.0
_remove_qs_args_if_not_in_url	3.4.0	query_string args_to_check url
_remove_theme_attribute_from_template_part_block	6.4.0	&block
_remove_theme_attribute_in_block_template_content	5.9.0	template_content	6.4.0	traverse_and_serialize_blocks
_remove_theme_support	3.1.0	feature
_reset_front_page_settings_for_post	3.7.0	post_id
_reset_privacy_policy_page_for_post	7.1.0	post_id
_resolve_home_block_template	6.0.0		6.2.0
_resolve_template_for_new_post	5.9.0	wp_query
_response_to_rss	1.5.0	resp
_rest_array_intersect_key_recursive	5.3.0	array1 array2
_restore_wpautop_hook	5.0.0	content
_rotate_image_resource	2.9.0	img angle	3.5.0	WP_Image_Editor::rotate
_sanitize_text_fields	4.7.0	str keep_newlines?
_save_post_hook	2.3.0		3.5.0
_scalar_wp_die_handler	3.4.0	message? title? args?
_search_terms_tidy	2.9.0	t	3.7.0
_set_cron_array	2.1.0	cron wp_error?@5.7.0
_set_preview	2.7.0	post
_show_post_preview	2.7.0
_sort_name_callback	3.1.0	a b
_sort_nav_menu_items	3.0.0	a b	4.7.0	wp_list_sort
_sort_uname_callback	3.1.0	a b
_split_shared_term	4.2.0	term_id term_taxonomy_id record?@4.3.0
_split_str_by_whitespace	3.4.0	text goal
_strip_template_file_suffix	5.8.0	template_file
_sync_custom_logo_to_site_logo	5.8.0	value
_thickbox_path_admin_subfolder	3.1.0
_transition_post_status	2.3.0	new_status old_status post
_truncate_post_slug	3.6.0	slug length?
_unzip_file_pclzip	3.0.0	file to needed_dirs?
_unzip_file_ziparchive	3.0.0	file to needed_dirs?
_update_blog_date_on_post_delete	3.4.0	post_id
_update_blog_date_on_post_publish	3.3.0	new_status old_status post
_update_generic_term_count	3.3.0	terms taxonomy
_update_post_term_count	2.3.0	terms taxonomy
_update_posts_count_on_delete	4.0.0	post_id post@6.2.0
_update_posts_count_on_transition_post_status	4.0.0	new_status old_status post?@4.9.0
_update_term_count_on_transition_post_status	3.3.0	new_status old_status post
_upgrade_422_find_genericons_files_in_folder	4.2.2	directory
_upgrade_422_remove_genericons	4.2.2
_upgrade_440_force_deactivate_incompatible_plugins	4.4.0
_upgrade_core_deactivate_incompatible_plugins	5.8.0
_upgrade_cron_array	2.1.0	cron
_usort_by_first_member	2.9.0	a b
_usort_terms_by_ID	2.3.0	a b	4.7.0	wp_list_sort
_usort_terms_by_name	2.3.0	a b	4.7.0	wp_list_sort
_validate_cache_id	6.3.0	object_id
_walk_bookmarks	2.1.0	bookmarks args?
_wp_add_additional_image_sizes	5.3.0
_wp_add_block_level_preset_styles	6.2.0	pre_render block
_wp_add_block_level_presets_class	6.2.0	block_content block
_wp_add_global_attributes	3.5.0	value
_wp_admin_bar_init	3.1.0
_wp_admin_html_begin	3.3.0
_wp_after_delete_font_family	6.5.0	post_id post
_wp_ajax_add_hierarchical_term	3.1.0
_wp_ajax_delete_comment_response	2.7.0	comment_id delta?
_wp_ajax_menu_quick_search	3.0.0	request?
_wp_apply_block_content_filters	7.1.0	content context? &seen_ids? id?
_wp_array_get	5.6.0	input_array path default_value?
_wp_array_set	5.8.0	&input_array path value?
_wp_auto_add_pages_to_menu	3.0.0	new_status old_status post
_wp_batch_split_terms	4.3.0
_wp_batch_update_comment_type	5.5.0
_wp_before_delete_font_face	6.5.0	post_id post
_wp_block_editor_posts_page_notice	5.8.0
_wp_block_theme_register_classic_sidebars	6.2.0
_wp_build_title_and_description_for_single_post_type_block_template	6.1.0	post_type slug template
_wp_build_title_and_description_for_taxonomy_block_template	6.1.0	taxonomy slug template
_wp_call_all_hook	2.5.0	args
_wp_can_use_pcre_u	4.2.2	set?
_wp_check_alternate_file_names	5.8.1	filenames dir files
_wp_check_existing_file_names	5.3.1	filename files
_wp_check_for_scheduled_split_terms	4.3.0
_wp_check_for_scheduled_update_comment_type	5.5.0
_wp_check_split_default_terms	4.2.0	term_id new_term_id term_taxonomy_id taxonomy
_wp_check_split_nav_menu_terms	4.3.0	term_id new_term_id term_taxonomy_id taxonomy
_wp_check_split_terms_in_menus	4.2.0	term_id new_term_id term_taxonomy_id taxonomy
_wp_connectors_get_api_key_source	7.0.0	setting_name env_var_name? constant_name?
_wp_connectors_get_connector_script_module_data	7.0.0	data
_wp_connectors_init	7.0.0
_wp_connectors_is_ai_api_key_valid	7.0.0	key provider_id
_wp_connectors_mask_api_key	7.0.0	key
_wp_connectors_pass_default_keys_to_ai_client	7.0.0
_wp_connectors_register_default_ai_providers	7.0.0	registry
_wp_connectors_resolve_ai_provider_logo_url	7.0.0	path
_wp_connectors_rest_settings_dispatch	7.0.0	response server request
_wp_copy_post_meta	6.4.0	source_post_id target_post_id meta_key
_wp_credits_add_profile_link	3.2.0	&display_name username profiles
_wp_credits_build_object_link	3.2.0	&data
_wp_cron	5.7.0
_wp_customize_changeset_filter_insert_post_data	4.7.0	post_data supplied_post_data
_wp_customize_include	3.4.0
_wp_customize_loader_settings	3.4.0
_wp_customize_publish_changeset	4.7.0	new_status old_status changeset_post
_wp_dashboard_control_callback	2.7.0	dashboard meta_box
_wp_dashboard_recent_comments_row	2.7.0	&comment show_date?
_wp_delete_all_temp_backups	6.3.0
_wp_delete_customize_changeset_dependent_auto_drafts	4.8.0	post_id
_wp_delete_orphaned_draft_menu_items	3.0.0
_wp_delete_post_menu_item	3.0.0	object_id
_wp_delete_tax_menu_item	3.0.0	object_id tt_id taxonomy
_wp_die_process_input	5.1.0	message title? args?
_wp_emoji_list	4.9.0	type?
_wp_enqueue_auto_register_blocks	7.0.0
_wp_expand_nav_menu_post_data	4.5.3
_wp_filter_build_unique_id	2.2.3	hook_name callback priority
_wp_filter_font_directory	6.5.0	font_dir
_wp_filter_post_meta_footnotes	6.3.2	footnotes
_wp_filter_taxonomy_base	2.6.0	base
_wp_footer_scripts	3.3.0
_wp_footnotes_force_filtered_html_on_import_filter	6.3.2	arg
_wp_footnotes_kses_init	6.3.2
_wp_footnotes_kses_init_filters	6.3.2
_wp_footnotes_remove_filters	6.3.2
_wp_get_abilities_match_meta	7.1.0	meta conditions
_wp_get_allowed_postdata	5.0.1	post_data?
_wp_get_attachment_relative_path	4.4.1	file
_wp_get_current_user	4.5.0
_wp_get_default_posttype_form	7.1.0
_wp_get_entity_view_config_posttype_page	7.1.0	data
_wp_get_entity_view_config_posttype_wp_block	7.1.0	data
_wp_get_entity_view_config_posttype_wp_template	7.1.0	data
_wp_get_entity_view_config_posttype_wp_template_part	7.1.0	data
_wp_get_iframed_editor_assets	6.0.0
_wp_get_image_size_from_meta	4.4.0	size_name image_meta
_wp_get_post_revision_version	3.6.0	revision
_wp_get_presets_class_name	6.2.0	block
_wp_get_site_editor_redirection_url	6.8.0
_wp_get_user_contactmethods	2.9.0	user?
_wp_handle_upload	4.0.0	&file overrides time action
_wp_has_noncharacters_fallback	6.9.0	text			wp_has_noncharacters($0)
_wp_http_get_object	2.7.0
_wp_image_editor_choose	3.5.0	args?
_wp_image_meta_replace_original	5.3.0	saved_data original_file image_meta attachment_id
_wp_is_template_path_allowed	7.1.2	path
_wp_is_valid_utf8_fallback	6.9.0	bytes
_wp_iso_convert	3.1.0	matches
_wp_json_convert_string	4.1.0	input_string
_wp_json_prepare_data	4.4.0	value	5.3.0
_wp_json_sanity_check	4.1.0	value depth
_wp_keep_alive_customize_changeset_dependent_auto_drafts	4.8.0	new_status old_status post
_wp_kses_allow_note_mention_span	7.1.0	allowed context
_wp_kses_allow_pdf_objects	5.9.0	url
_wp_kses_decode_entities_chr	2.9.0	matches
_wp_kses_decode_entities_chr_hexdec	2.9.0	matches
_wp_kses_directive_binds_value_restricted_attribute	7.1.4	directive_name allowed_attributes
_wp_kses_restricts_attribute_values	7.1.4	allowed_attributes
_wp_kses_sanitize_note_mention_classes	7.1.0	content
_wp_kses_split_callback	3.1.0	matches
_wp_link_page	3.1.0	i
_wp_make_subsizes	5.3.0	new_sizes file image_meta attachment_id
_wp_menu_item_classes_by_context	3.0.0	&menu_items
_wp_menu_output	2.7.0	menu submenu submenu_as_parent?
_wp_menus_changed	4.9.0
_wp_multiple_block_styles	5.9.0	metadata	6.1.0
_wp_mysql_week	3.0.0	column
_wp_nav_menu_meta_box_object	3.0.0	data_object?
_wp_normalize_relative_css_links	5.9.0	css stylesheet_url
_wp_object_count_sort_cb	3.1.0	a b
_wp_object_name_sort_cb	3.1.0	a b
_wp_oembed_get_object	2.9.0
_wp_personal_data_cleanup_requests	4.9.6
_wp_personal_data_handle_actions	4.9.6
_wp_post_revision_data	4.5.0	post? autosave?
_wp_post_revision_fields	2.6.0	post? deprecated?
_wp_post_thumbnail_class_filter	2.9.0	attr
_wp_post_thumbnail_class_filter_add	2.9.0	attr
_wp_post_thumbnail_class_filter_remove	2.9.0	attr
_wp_post_thumbnail_context_filter	6.3.0	context
_wp_post_thumbnail_context_filter_add	6.3.0
_wp_post_thumbnail_context_filter_remove	6.3.0
_wp_post_thumbnail_html	2.9.0	thumbnail_id? post?
_wp_posts_page_notice	4.2.0
_wp_prepare_json_schema_for_client_with_allowed_keywords	7.1.0	schema allowed_keywords
_wp_preview_meta_filter	6.4.0	value object_id meta_key single
_wp_preview_post_thumbnail_filter	4.6.0	value post_id meta_key
_wp_preview_terms_filter	3.6.0	terms post_id taxonomy
_wp_privacy_account_request_confirmed	4.9.6	request_id
_wp_privacy_account_request_confirmed_message	4.9.6	request_id
_wp_privacy_action_request_types	4.9.6
_wp_privacy_completed_request	4.9.6	request_id
_wp_privacy_requests_screen_options	4.9.8		5.3.0
_wp_privacy_resend_request	4.9.6	request_id
_wp_privacy_send_erasure_fulfillment_notification	4.9.6	request_id
_wp_privacy_send_request_confirmation_notification	4.9.6	request_id
_wp_privacy_settings_filter_draft_page_titles	4.9.8	title page
_wp_privacy_statuses	4.9.6
_wp_put_post_revision	2.6.0	post? autosave?
_wp_register_default_connector_settings	7.0.0
_wp_register_default_font_collections	6.5.0
_wp_register_default_icon_collections	7.1.0
_wp_register_default_icons	7.1.0
_wp_register_meta_args_allowed_list	5.5.0	args default_args
_wp_register_meta_args_whitelist	4.6.0	args default_args	5.5.0	_wp_register_meta_args_allowed_list
_wp_relative_upload_path	2.9.0	path
_wp_remove_unregistered_widgets	4.9.0	sidebars_widgets allowed_widget_ids?
_wp_render_title_tag	4.1.0
_wp_reset_invalid_menu_item_parent	6.2.0	menu_item_data
_wp_sanitize_utf8_in_redirect	4.2.0	matches
_wp_scan_utf8	6.9.0	bytes &at &invalid_length max_bytes? max_code_points? &has_noncharacters?
_wp_scripts_add_args_data	7.0.0	wp_scripts handle args
_wp_scripts_maybe_doing_it_wrong	4.2.0	function_name handle?@5.5.0
_wp_scrub_utf8_fallback	6.9.0	bytes
_wp_sidebars_changed	3.3.0
_wp_specialchars	1.2.2	text quote_style? charset? double_encode?
_wp_theme_json_webfonts_handler	6.0.0		6.4.0	wp_print_font_faces
_wp_timezone_choice_usort_callback	2.9.0	a b
_wp_tinycolor_bound_alpha	5.9.0	n	6.3.0
_wp_to_kebab_case	5.8.0	input_string
_wp_translate_php_url_constant_to_key	4.7.0	constant
_wp_translate_postdata	2.6.0	update? post_data?
_wp_upgrade_revisions_of_post	3.6.0	post revisions
_wp_upload_dir	4.5.0	time?
_wp_utf8_codepoint_count	6.9.0	text byte_offset? max_byte_length?
_wp_utf8_codepoint_span	6.9.0	text byte_offset max_code_points &found_code_points?
_wp_utf8_decode_fallback	6.9.0	utf8_text
_wp_utf8_encode_fallback	6.9.0	iso_8859_1_text
_wptexturize_pushpop_element	2.9.0	text &stack disabled_elements
_x	2.8.0	text context domain?
_xml_wp_die_handler	5.2.0	message title? args?
_xmlrpc_wp_die_handler	3.2.0	message title? args?
absint	2.5.0	maybeint
activate_plugin	2.5.0	plugin redirect? network_wide? silent?
activate_plugins	2.6.0	plugins redirect? network_wide? silent?
activate_sitewide_plugin			3.0.0	activate_plugin
add_action	1.2.0	hook_name callback priority? accepted_args?
add_allowed_options	5.5.0	new_options options?
add_blog_option	3.0.0	id option value
add_clean_index	1.0.1	table index
add_comment_meta	2.9.0	comment_id meta_key meta_value unique?
add_comments_page	2.7.0	page_title menu_title capability menu_slug callback? position?@5.3.0
add_contextual_help	2.7.0	screen help	3.3.0	get_current_screen
add_cssclass	2.7.0	class_to_add classes
add_custom_background	3.0.0	wp_head_callback? admin_head_callback? admin_preview_callback?	3.4.0	add_theme_support
add_custom_image_header	2.1.0	wp_head_callback admin_head_callback admin_preview_callback?	3.4.0	add_theme_support
add_dashboard_page	2.7.0	page_title menu_title capability menu_slug callback? position?@5.3.0
add_editor_style	3.0.0	stylesheet?
add_existing_user_to_blog	3.0.0	details?
add_feed	2.1.0	feedname callback
add_filter	0.71	hook_name callback priority? accepted_args?
add_image_size	2.9.0	name width? height? crop?
add_link	2.0.0
add_links_page	2.7.0	page_title menu_title capability menu_slug callback? position?@5.3.0
add_magic_quotes	0.71	input_array
add_management_page	1.5.0	page_title menu_title capability menu_slug callback? position?@5.3.0
add_media_page	2.7.0	page_title menu_title capability menu_slug callback? position?@5.3.0
add_menu_classes	2.7.0	menu
add_menu_page	1.5.0	page_title menu_title capability menu_slug callback? icon_url? position?
add_meta	1.2.0	post_id
add_meta_box	2.5.0	id title callback screen? context? priority? callback_args?
add_metadata	2.9.0	meta_type object_id meta_key meta_value unique?
add_network_option	4.4.0	network_id option value
add_new_user_to_blog	3.0.0	user_id password meta
add_object_page	2.7.0	page_title menu_title capability menu_slug callback? icon_url?	4.5.0	add_menu_page
add_option	1.0.0	option value? deprecated?!2.3.0 autoload?
add_option_update_handler	2.7.0	option_group option_name sanitize_callback?	3.0.0	register_setting	register_setting($0,$1,$2)
add_option_whitelist	2.7.0	new_options options?	5.5.0	add_allowed_options	add_allowed_options($0,$1?)
add_options_page	1.5.0	page_title menu_title capability menu_slug callback? position?@5.3.0
add_pages_page	2.7.0	page_title menu_title capability menu_slug callback? position?@5.3.0
add_permastruct	3.0.0	name struct args?
add_ping	1.5.0	post uri
add_plugins_page	3.0.0	page_title menu_title capability menu_slug callback? position?@5.3.0
add_post_meta	1.5.0	post_id meta_key meta_value unique?
add_post_type_support	3.0.0	post_type feature ...args
add_posts_page	2.7.0	page_title menu_title capability menu_slug callback? position?@5.3.0
add_query_arg	1.5.0	...args
add_rewrite_endpoint	2.1.0	name places query_var?
add_rewrite_rule	2.1.0	regex query after?
add_rewrite_tag	2.1.0	tag regex query?
add_role	2.0.0	role display_name capabilities?
add_screen_option	3.1.0	option args?
add_settings_error	3.0.0	setting code message type?
add_settings_field	2.7.0	id title callback page section? args?
add_settings_section	2.7.0	id title callback page args?
add_shortcode	2.5.0	tag callback
add_site_meta	5.1.0	site_id meta_key meta_value unique?
add_site_option	2.8.0	option value
add_submenu_page	1.5.0	parent_slug page_title menu_title capability menu_slug callback? position?@5.3.0
add_term_meta	4.4.0	term_id meta_key meta_value unique?
add_theme_page	2.0.0	page_title menu_title capability menu_slug callback? position?@5.3.0
add_theme_support	2.9.0	feature ...args
add_thickbox	2.5.0
add_user	2.0.0
add_user_meta	3.0.0	user_id meta_key meta_value unique?
add_user_to_blog	3.0.0	blog_id user_id role
add_users_page	2.1.3	page_title menu_title capability menu_slug callback? position?@5.3.0
add_utility_page	2.7.0	page_title menu_title capability menu_slug callback? icon_url?	4.5.0	add_menu_page
addslashes_gpc	0.71	gpc	7.0.0	wp_slash	wp_slash($0)
addslashes_strings_only	5.3.0	value	5.6.0
adjacent_image_link	2.5.0	prev? size? text?
adjacent_post_link	2.5.0	format link in_same_term? excluded_terms? previous? taxonomy?
adjacent_posts_rel_link	2.8.0	title? in_same_term? excluded_terms? taxonomy?
adjacent_posts_rel_link_wp_head	3.0.0
admin_color_scheme_picker	3.0.0	user_id
admin_created_user_email	3.0.0	text
admin_url	2.6.0	path? scheme?
allow_subdirectory_install	3.0.0
allow_subdomain_install	3.0.0
allowed_http_request_hosts	3.6.0	is_external host
allowed_tags	1.0.1
antispambot	0.71	email_address hex_encoding?
apache_mod_loaded	2.5.0	mod default_value?
apply_block_core_search_border_style	6.1.0	attributes property side &wrapper_styles &button_styles &input_styles
apply_block_core_search_border_styles	6.1.0	attributes property &wrapper_styles &button_styles &input_styles
apply_block_hooks_to_content	6.6.0	content context? callback?
apply_block_hooks_to_content_from_post_object	6.8.0	content post? callback? &ignored_hooked_blocks_at_root?@7.0.0
apply_filters	0.71	hook_name value ...args
apply_filters_deprecated	4.6.0	hook_name args version replacement? message?
apply_filters_ref_array	3.0.0	hook_name args
apply_shortcodes	5.4.0	content ignore_html?
array_all	6.8.0	array callback
array_any	6.8.0	array callback
array_find	6.8.0	array callback
array_find_key	6.8.0	array callback
array_first	6.9.0	array
array_is_list	6.5.0	arr
array_last	6.9.0	array
atom_enclosure	2.2.0
atom_site_icon	4.3.0
attachment_id3_data_meta_box	3.9.0	post
attachment_submit_meta_box	3.5.0	post
attachment_submitbox_metadata	3.5.0
attachment_url_to_postid	4.0.0	url
attribute_escape	2.0.6	text	2.8.0	esc_attr	esc_attr($0)
auth_redirect	1.5.0
author_can	2.9.0	post capability ...args
automatic_feed_links	2.8.0	add?	3.0.0	add_theme_support('automatic-feed-links')
avoid_blog_page_permalink_collision	3.0.0	data postarr
background_color	3.0.0
background_image	3.0.0
backslashit	0.71	value
balanceTags	0.71	text force?
before_last_bar	2.8.0	text
block_core_accordion_item_render	6.9.0	attributes content
block_core_archives_build_dropdown_script	6.9.0	dropdown_id
block_core_breadcrumbs_create_item	7.0.0	text is_paged?
block_core_breadcrumbs_create_page_number_item	7.0.0	query_var?
block_core_breadcrumbs_get_archive_breadcrumbs	7.0.0
block_core_breadcrumbs_get_hierarchical_post_type_breadcrumbs	7.0.0	post_id
block_core_breadcrumbs_get_post_title	7.0.0	post_id_or_object
block_core_breadcrumbs_get_term_ancestors_items	7.0.0	term_id taxonomy
block_core_breadcrumbs_get_terms_breadcrumbs	7.0.0	post_id post_type
block_core_breadcrumbs_is_paged	7.0.0
block_core_calendar_has_published_posts	5.9.0
block_core_calendar_update_has_published_post_on_delete	5.9.0	post_id
block_core_calendar_update_has_published_post_on_transition_post_status	5.9.0	new_status old_status post
block_core_calendar_update_has_published_posts	5.9.0
block_core_comment_template_render_comments	6.3.0	comments block
block_core_details_set_img_fetchpriority_low	7.0.0	block_content block
block_core_file_ensure_interactivity_dependency	6.4.0		6.5.0	wp_register_script_module
block_core_gallery_data_id_backcompatibility	5.9.0	parsed_block
block_core_gallery_dynamic_image_link_attributes	7.0.0	attachment_id attributes
block_core_gallery_get_column_gap_value	7.1.0	gap fallback_gap
block_core_gallery_render	6.0.0	attributes content block
block_core_gallery_render_context	7.0.0	context parsed_block
block_core_gallery_render_dynamic_image	7.0.0	attachment_id attributes context
block_core_gallery_resolve_dynamic_source	7.0.0	source block
block_core_heading_render	6.2.0	attributes content
block_core_home_link_build_css_colors	6.0.0	context
block_core_home_link_build_li_wrapper_attributes	6.0.0	context
block_core_image_ensure_interactivity_dependency	6.4.0		6.5.0	wp_register_script_module
block_core_image_get_lightbox_settings	6.4.0	block
block_core_image_print_lightbox_overlay	6.5.0
block_core_image_render_lightbox	6.4.0	block_content block block_instance
block_core_latest_posts_get_excerpt_length	5.4.0
block_core_latest_posts_migrate_categories	5.5.0	block
block_core_list_render	6.6.0	attributes content
block_core_navigation_add_directives_to_overlay_close	6.5.0	tags
block_core_navigation_add_directives_to_submenu	6.3.0	tags block_attributes
block_core_navigation_add_support_classes_to_container	7.1.0	block_content block
block_core_navigation_block_contains_core_navigation	6.2.0	inner_blocks	7.0.0	block_core_navigation_block_tree_has_block_type
block_core_navigation_block_tree_has_block_type	7.0.0	blocks block_type skip_block_types?
block_core_navigation_build_css_colors	5.9.0	attributes
block_core_navigation_build_css_font_sizes	5.9.0	attributes
block_core_navigation_filter_out_empty_blocks	5.9.0	parsed_blocks
block_core_navigation_from_block_get_post_ids	6.0.0	block
block_core_navigation_get_classic_menu_fallback	6.2.0		6.3.0	WP_Navigation_Fallback::get_classic_menu_fallback
block_core_navigation_get_classic_menu_fallback_blocks	6.2.0	classic_nav_menu	6.3.0	WP_Navigation_Fallback::get_classic_menu_fallback_blocks
block_core_navigation_get_fallback_blocks	5.9.0
block_core_navigation_get_inner_blocks_from_unstable_location	6.5.0	attributes
block_core_navigation_get_layout_custom_property_declarations	7.1.0	layout
block_core_navigation_get_menu_items_at_location	5.9.0	location
block_core_navigation_get_most_recently_published_navigation	6.1.0		6.3.0	WP_Navigation_Fallback::get_most_recently_published_navigation
block_core_navigation_get_post_ids	6.0.0	inner_blocks
block_core_navigation_get_submenu_visibility	7.0.0	attributes
block_core_navigation_link_build_css_colors	5.9.0	context attributes is_sub_menu?
block_core_navigation_link_build_css_font_sizes	5.9.0	context	7.0.0
block_core_navigation_link_build_variations	6.5.0
block_core_navigation_link_filter_variations	6.5.0	variations block_type
block_core_navigation_link_maybe_urldecode	6.2.0	url
block_core_navigation_link_render_submenu_icon	5.9.0		7.0.0	block_core_shared_navigation_render_submenu_icon	block_core_shared_navigation_render_submenu_icon()
block_core_navigation_maybe_use_classic_menu_fallback	6.2.0		6.3.0	WP_Navigation_Fallback::create_classic_menu_fallback
block_core_navigation_overlay_html_has_close_block	7.0.0	html
block_core_navigation_parse_blocks_from_menu_items	5.9.0	menu_items menu_items_by_parent_id	6.3.0	WP_Navigation_Fallback::parse_blocks_from_menu_items
block_core_navigation_set_overlay_image_fetch_priority	7.0.0	overlay_blocks_html
block_core_navigation_sort_menu_items_by_parent_id	5.9.0	menu_items
block_core_navigation_submenu_build_css_colors	5.9.0	context attributes is_sub_menu?	6.3.0
block_core_navigation_submenu_get_submenu_visibility	6.9.0	context
block_core_navigation_submenu_render_submenu_icon	5.9.0		7.0.0	block_core_shared_navigation_render_submenu_icon	block_core_shared_navigation_render_submenu_icon()
block_core_navigation_typographic_presets_backcompatibility	5.9.0	parsed_block
block_core_page_list_build_css_colors	5.8.0	attributes context
block_core_page_list_get_submenu_visibility	7.0.0	context
block_core_page_list_nest_pages	5.8.0	current_level children
block_core_page_list_render_nested_page_list	5.8.0	submenu_visibility show_submenu_icons is_navigation_child nested_pages is_nested active_page_ancestor_ids? colors? depth?
block_core_paragraph_add_class	7.0.0	block_content
block_core_post_excerpt_excerpt_length	7.0.0
block_core_post_template_uses_featured_image	6.0.0	inner_blocks
block_core_post_terms_build_variations	6.5.0
block_core_post_time_to_read_word_count	6.9.0	text type
block_core_query_disable_enhanced_pagination	6.4.0	parsed_block
block_core_query_ensure_interactivity_dependency	6.4.0		6.5.0	wp_register_script_module
block_core_shared_navigation_item_should_render	7.0.0	attributes block
block_core_shared_navigation_render_submenu_icon	5.9.0
block_core_social_link_get_color_classes	6.3.0	context
block_core_social_link_get_color_styles	5.7.0	context
block_core_social_link_get_icon	5.4.0	service
block_core_social_link_get_name	5.4.0	service
block_core_social_link_services	5.4.0	service? field?
block_core_tab_list_render_callback	7.1.0	attributes content block
block_core_tab_panel_render	7.1.0	attributes content block
block_core_tabs_generate_tabs_list	7.1.0	innerblocks? tabs_id?
block_core_tabs_provide_context	7.1.0	context parsed_block
block_core_tabs_render_block_callback	7.1.0	attributes content block
block_editor_rest_api_preload	5.8.0	preload_paths block_editor_context
block_footer_area	5.9.0
block_has_support	5.8.0	block_type feature default_value?
block_header_area	5.9.0
block_template_part	5.9.0	part
block_version	5.0.0	content
bloginfo	0.71	show?
bloginfo_rss	0.71	show?
body_class	2.8.0	css_class?
bool_from_yn	1.0.0	yn
build_comment_query_vars_from_block	6.0.0	block
build_dropdown_script_block_core_categories	5.0.0	dropdown_id
build_query	2.3.0	data
build_query_vars_from_query_block	5.8.0	block page
build_template_part_block_area_variations	6.1.0	instance_variations
build_template_part_block_instance_variations	6.1.0
build_template_part_block_variations	5.9.0
build_variation_for_navigation_link	5.9.0	entity kind
bulk_edit_posts	2.7.0	post_data?
cache_javascript_headers	2.1.0
cache_users	3.0.0	user_ids
calendar_week_mod	1.5.0	num
can_edit_network	3.1.0	network_id
cancel_comment_reply_link	2.7.0	link_text?
capital_P_dangit	3.0.0	text
cat_is_ancestor_of	2.1.0	cat1 cat2
category_description	1.0.0	category?
category_exists	2.0.0	cat_name category_parent?
check_admin_referer	1.2.0	action? query_arg?@2.5.0
check_ajax_referer	2.0.3	action? query_arg? stop?
check_and_publish_future_post	2.5.0	post
check_column	1.0.0	table_name col_name col_type is_null? key? default_value? extra?
check_comment	1.2.0	author email url comment user_ip user_agent comment_type
check_comment_flood_db	2.3.0
check_import_new_users	3.0.0	permission
check_password_reset_key	3.1.0	key login
check_theme_switched	3.3.0
check_upload_mimes	3.0.0	mimes
check_upload_size	3.0.0	file
checked	1.0.0	checked current? display?
choose_primary_blog	3.0.0
clamp	7.1.0	value min max
classnames_for_block_core_search	5.6.0	attributes
clean_attachment_cache	3.0.0	id clean_terms?
clean_blog_cache	3.5.0	blog
clean_bookmark_cache	2.7.0	bookmark_id
clean_category_cache	2.1.0	id
clean_comment_cache	2.3.0	ids
clean_dirsize_cache	5.6.0	path
clean_network_cache	4.6.0	ids
clean_object_term_cache	2.3.0	object_ids object_type
clean_page_cache	2.0.0	id	3.4.0	clean_post_cache	clean_post_cache($0)
clean_post_cache	2.0.0	post
clean_pre	1.2.0	matches	3.4.0
clean_site_details_cache	4.7.4	site_id?
clean_taxonomy_cache	4.9.0	taxonomy
clean_term_cache	2.3.0	ids taxonomy? clean_taxonomy?
clean_url	1.2.0	url protocols? context?	3.0.0
clean_user_cache	3.0.0	user
clear_global_post_cache	3.0.0	post_id	3.0.0	clean_post_cache
codepress_footer_js	2.8.0		3.0.0
codepress_get_lang	2.8.0	filename	3.0.0
comment_ID	0.71
comment_author	0.71	comment_id?
comment_author_IP	0.71	comment_id?
comment_author_email	0.71	comment_id?
comment_author_email_link	0.71	link_text? before? after? comment?@4.6.0
comment_author_link	0.71	comment_id?
comment_author_rss	1.0.0
comment_author_url	0.71	comment_id?
comment_author_url_link	0.71	link_text? before? after? comment?@4.6.0
comment_class	2.7.0	css_class? comment? post? display?
comment_date	0.71	format? comment_id?
comment_excerpt	1.2.0	comment_id?
comment_exists	2.0.0	comment_author comment_date timezone?@4.4.0
comment_footer_die	2.5.0	msg
comment_form	3.0.0	args? post?
comment_form_title	2.7.0	no_reply_text? reply_text? link_to_parent? post?@6.2.0
comment_guid	2.5.0	comment_id?
comment_id_fields	2.7.0	post?
comment_link	1.5.0	comment?
comment_reply_link	2.7.0	args? comment? post?
comment_text	0.71	comment_id? args?
comment_text_rss	1.0.0
comment_time	0.71	format? comment_id?@6.2.0
comment_type	0.71	comment_text? trackback_text? pingback_text?
comments_block_form_defaults	6.1.0	fields
comments_link	0.71	deprecated?!0.72 deprecated_2?!1.3.0
comments_link_feed	3.0.0
comments_number	0.71	zero? one? more? post?
comments_open	1.5.0	post?
comments_popup_link	0.71	zero? one? more? css_class? none?
comments_popup_script	0.71		4.5.0
comments_rss	1.5.0		2.2.0	get_post_comments_feed_link
comments_rss_link	1.0.1	link_text?	2.5.0	post_comments_feed_link	post_comments_feed_link($0)
comments_template	1.5.0	file? separate_comments?
compression_test	2.8.0
confirm_another_blog_signup	3.0.0	domain path blog_title user_name user_email? meta? blog_id?@4.4.0
confirm_blog_signup	3.0.0	domain path blog_title user_name? user_email? meta?
confirm_delete_users	3.0.0	users
confirm_user_signup	3.0.0	user_name user_email
content_url	2.6.0	path?
convert_chars	0.71	content deprecated?!0.71
convert_invalid_entities	4.3.0	content
convert_smilies	0.71	text
convert_to_screen	3.0.0	hook_name
copy_dir	2.5.0	from to skip_list?
core_auto_updates_settings	5.6.0
core_update_footer	2.3.0	msg?
core_upgrade_preamble	2.7.0
count_many_users_posts	3.0.0	users post_type? public_only?
count_user_posts	3.0.0	userid post_type? public_only?
count_users	3.0.0	strategy? site_id?@4.9.0
create_empty_blog	3.0.0	domain path weblog_title site_id?	4.4.0
create_initial_post_types	2.9.0
create_initial_rest_routes	4.7.0
create_initial_taxonomies	2.8.0
create_initial_theme_features	5.5.0
create_user	2.0.0	username password email	2.0.0	wp_create_user	wp_create_user($0,$1,$2)
current_action	3.9.0
current_datetime	5.3.0
current_filter	2.5.0
current_theme_info	2.0.0		3.4.0	wp_get_theme	wp_get_theme()
current_theme_supports	2.9.0	feature ...args
current_time	1.0.0	type gmt?
current_user_can	2.0.0	capability ...args
current_user_can_for_blog	3.0.0	blog_id capability ...args	6.7.0	current_user_can_for_site
current_user_can_for_site	6.7.0	site_id capability ...args
customize_themes_print_templates	4.2.0
dashboard_browser_nag_class	3.2.0	classes
dashboard_php_nag_class	5.1.0	classes
date_i18n	0.71	format timestamp_with_offset? gmt?
dbDelta	1.5.0	queries? execute?
deactivate_plugins	2.5.0	plugins silent? network_wide?
deactivate_sitewide_plugin		plugin?	3.0.0	deactivate_plugin
deactivated_plugins_notice	5.8.0
dead_db	2.3.2
debug_fclose	0.71	fp	3.4.0	error_log
debug_fopen	0.71	filename mode	3.4.0	error_log
debug_fwrite	0.71	fp message	3.4.0	error_log
default_password_nag	2.8.0
default_password_nag_edit_user	2.8.0	user_ID old_data
default_password_nag_handler	2.8.0	errors?
default_topic_count_scale	2.9.0	count
default_topic_count_text	2.7.0	count	3.9.0
delete_all_user_settings	2.7.0
delete_blog_option	3.0.0	id option
delete_comment_meta	2.9.0	comment_id meta_key meta_value?
delete_expired_transients	4.9.0	force_db?
delete_get_calendar_cache	2.1.0
delete_meta	1.2.0	mid
delete_metadata	2.9.0	meta_type object_id meta_key meta_value? delete_all?
delete_metadata_by_mid	3.3.0	meta_type meta_id
delete_network_option	4.4.0	network_id option
delete_option	1.2.0	option
delete_plugins	2.6.0	plugins deprecated?
delete_post_meta	1.5.0	post_id meta_key meta_value?
delete_post_meta_by_key	2.3.0	post_meta_key
delete_post_thumbnail	3.3.0	post
delete_site_meta	5.1.0	site_id meta_key meta_value?
delete_site_meta_by_key	5.1.0	meta_key
delete_site_option	2.8.0	option
delete_site_transient	2.9.0	transient
delete_term_meta	4.4.0	term_id meta_key meta_value?
delete_theme	2.8.0	stylesheet redirect?
delete_transient	2.8.0	transient
delete_user_meta	3.0.0	user_id meta_key meta_value?
delete_user_option	3.0.0	user_id option_name is_global?
delete_user_setting	2.7.0	names
delete_usermeta	2.0.0	user_id meta_key meta_value?	3.0.0	delete_user_meta
delete_users_add_js	3.5.0		7.1.0
deslash	1.5.0	content
determine_locale	5.0.0
did_action	2.1.0	hook_name
did_filter	6.1.0	hook_name
disabled	3.0.0	disabled current? display?
discard_sidebar_being_rendered	5.9.0
discover_pingback_server_uri	1.5.0	url deprecated?!2.7.0
dismiss_core_update	2.7.0	update
dismissed_updates	2.7.0
display_header	2.5.0	body_classes?
display_header_text	3.4.0
display_plugins_table	2.7.0
display_setup_form	2.8.0	error?
display_space_usage	3.0.0
display_theme		theme	3.4.0
display_themes	2.8.0
do_accordion_sections	3.6.0	screen context data_object
do_action	1.2.0	hook_name ...arg
do_action_deprecated	4.6.0	hook_name args version replacement? message?
do_action_ref_array	2.1.0	hook_name args
do_activate_header	3.0.0
do_all_enclosures	5.6.0
do_all_pingbacks	5.6.0
do_all_pings	2.1.0
do_all_trackbacks	5.6.0
do_block_editor_incompatible_meta_box	5.0.0	data_object box
do_blocks	5.0.0	content
do_core_upgrade	2.7.0	reinstall?
do_dismiss_core_update	2.7.0
do_enclose	1.5.0	content post
do_favicon	5.4.0
do_feed	2.1.0
do_feed_atom	2.1.0	for_comments
do_feed_rdf	2.1.0
do_feed_rss	2.1.0
do_feed_rss2	2.1.0	for_comments
do_meta_boxes	2.5.0	screen context data_object
do_robots	2.1.0
do_settings_fields	2.7.0	page section
do_settings_sections	2.7.0	page
do_shortcode	2.5.0	content ignore_html?
do_shortcode_tag	2.5.0	m
do_shortcodes_in_html_tags	4.2.3	content ignore_html tagnames
do_signup_header	3.0.0
do_trackbacks	1.5.0	post
do_undismiss_core_update	2.7.0
documentation_link	2.0.0		2.5.0
doing_action	3.9.0	hook_name?
doing_filter	3.9.0	hook_name?
domain_exists	3.0.0	domain path network_id?
download_url	2.5.0	url timeout? signature_verification?
drop_index	1.0.1	table index
dropdown_categories	0.71	default_category? category_parent? popular_ids?	2.6.0	wp_category_checklist
dropdown_cats	0.71	optionall? all? orderby? order? show_last_update? show_count? hide_empty? optionnone? selected? exclude?	2.1.0	wp_dropdown_categories
dropdown_link_categories	2.1.0	default_link_category?	2.6.0	wp_link_category_checklist
dynamic_sidebar	2.2.0	index?
edit_bookmark_link	2.7.0	link? before? after? bookmark?
edit_comment	2.0.0
edit_comment_link	1.0.0	text? before? after?
edit_form_image_editor	3.5.0	post
edit_link	2.0.0	link_id?
edit_post	1.5.0	post_data?
edit_post_link	1.0.0	text? before? after? post? css_class?
edit_tag_link	2.7.0	link? before? after? tag?
edit_term_link	3.1.0	link? before? after? term? display?
edit_user	2.0.0	user_id?
email_exists	2.1.0	email
endElement	0.71	parser tag_name
enqueue_block_styles_assets	5.3.0
enqueue_comment_hotkeys_js	2.7.0
enqueue_editor_block_styles_assets	5.3.0
enqueue_embed_scripts	4.4.0
enqueue_legacy_post_comments_block_styles	6.1.0	block_name
ent2ncr	1.5.1	text
esc_attr	2.8.0	text
esc_attr__	2.8.0	text domain?
esc_attr_e	2.8.0	text domain?
esc_attr_x	2.8.0	text context domain?
esc_html	2.8.0	text
esc_html__	2.8.0	text domain?
esc_html_e	2.8.0	text domain?
esc_html_x	2.9.0	text context domain?
esc_js	2.8.0	text
esc_sql	2.8.0	data
esc_textarea	3.1.0	text
esc_url	2.8.0	url protocols? _context?
esc_url_raw	2.8.0	url protocols?
esc_xml	5.5.0	text
excerpt_remove_blocks	5.0.0	content
excerpt_remove_footnotes	6.3.0	content
export_add_js	3.5.0
export_date_options	3.1.0	post_type?
export_wp	2.1.0	args?
extract_from_markers	1.5.0	filename marker
extract_serialized_parent_block	6.7.0	serialized_block
favorite_actions	2.7.0		3.2.0	WP_Admin_Bar
feed_content_type	2.8.0	type?
feed_links	2.8.0	args?
feed_links_extra	2.8.0	args?
fetch_feed	2.8.0	url
fetch_rss	1.5.0	url
file_is_displayable_image	2.5.0	path
file_is_valid_image	2.5.0	path
filter_SSL	2.8.5	url
filter_block_content	5.3.1	text allowed_html? allowed_protocols?
filter_block_core_template_part_attributes	6.5.5	attribute_value attribute_name allowed_html
filter_block_kses	5.3.1	block allowed_html allowed_protocols?
filter_block_kses_value	5.3.1	value allowed_html allowed_protocols? block_context?@6.5.5
filter_default_metadata	5.5.0	value object_id meta_key single meta_type
filter_default_option	4.7.0	default_value option passed_default
find_core_auto_update	3.7.0
find_core_update	2.7.0	version locale
find_posts_div	2.7.0	found_action?
fix_import_form_size	3.0.0	size
fix_phpmailer_messageid	3.0.0	phpmailer
floated_admin_avatar	2.5.0	name
flush_rewrite_rules	3.0.0	hard?
force_balance_tags	2.0.4	text
force_ssl_admin	2.6.0	force?
force_ssl_content	2.8.5	force?
force_ssl_login	2.6.0	force?	4.4.0	force_ssl_admin	force_ssl_admin($0?)
form_option	1.5.0	option
format_code_lang	3.0.0	code?
format_for_editor	4.3.0	text default_editor?
format_to_edit	0.71	content rich_text?
format_to_post	0.71	content	3.9.0
funky_javascript_callback	2.8.0	matches	3.0.0
funky_javascript_fix	1.5.0	text	3.0.0
gallery_shortcode	2.5.0	attr@2.8.0
gd_edit_image_support	2.9.0	mime_type	3.5.0	wp_image_editor_supports
generate_block_asset_handle	5.5.0	block_name field_name index?@6.1.0
generate_postdata	5.2.0	post
generate_random_password	3.0.0	len?	3.0.0	wp_generate_password	wp_generate_password($0)
generic_ping	1.2.0	post_id?
get_404_template	1.5.0
get_active_blog_for_user	3.0.0	user_id
get_adjacent_image_link	5.8.0	prev? size? text?
get_adjacent_post	2.5.0	in_same_term? excluded_terms? previous? taxonomy?
get_adjacent_post_link	3.7.0	format link in_same_term? excluded_terms? previous? taxonomy?
get_adjacent_post_rel_link	2.8.0	title? in_same_term? excluded_terms? previous? taxonomy?
get_admin_page_parent	1.5.0	parent_page?
get_admin_page_title	1.5.0
get_admin_url	3.0.0	blog_id? path? scheme?
get_admin_users_for_domain	3.0.0	domain? path?	4.4.0
get_all_category_ids	2.0.0		4.0.0	get_terms
get_all_page_ids	2.0.0
get_all_post_type_supports	3.4.0	post_type
get_all_registered_block_bindings_sources	6.5.0
get_all_user_settings	2.7.0
get_alloptions	1.0.0		3.0.0	wp_load_alloptions	wp_load_alloptions()
get_alloptions_110	1.2.0
get_allowed_block_template_part_areas	5.9.0
get_allowed_block_types	5.8.0	block_editor_context
get_allowed_http_origins	3.4.0
get_allowed_mime_types	2.8.6	user?
get_allowed_themes	3.0.0		3.4.0	wp_get_themes
get_ancestors	3.1.0	object_id? object_type? resource_type?
get_approved_comments	2.0.0	post_id args?
get_archive_template	1.5.0
get_archives	0.71	type? limit? format? before? after? show_post_count?	2.1.0	wp_get_archives
get_archives_link	1.0.0	url text format? before? after? selected?@5.2.0
get_attached_file	2.0.0	attachment_id unfiltered?
get_attached_media	3.6.0	type post?
get_attachment_fields_to_edit	2.5.0	post errors?
get_attachment_icon	2.0.0	id? fullsize? max_dims?	2.5.0	wp_get_attachment_image
get_attachment_icon_src	2.1.0	id? fullsize?	2.5.0	wp_get_attachment_image_src
get_attachment_innerHTML	2.0.0	id? fullsize? max_dims?	2.5.0	wp_get_attachment_image
get_attachment_link	2.0.0	post? leavename?
get_attachment_taxonomies	2.5.0	attachment output?@4.7.0
get_attachment_template	2.0.0
get_author_feed_link	2.5.0	author_id feed?
get_author_link	1.2.0	display author_id author_nicename?	2.1.0	get_author_posts_url
get_author_name	1.0.0	auth_id?	2.8.0	get_the_author_meta('display_name')	get_the_author_meta('display_name',$0?)
get_author_posts_url	2.1.0	author_id author_nicename?
get_author_rss_link	1.2.0	display? author_id?	2.5.0	get_author_feed_link
get_author_template	1.5.0
get_author_user_ids			3.1.0	get_users
get_autotoggle	0.71	id?	2.1.0
get_available_languages	3.0.0	dir?
get_available_post_mime_types	2.5.0	type?
get_available_post_statuses	2.5.0	type?
get_avatar	2.5.0	id_or_email size? default_value? alt? args?
get_avatar_data	4.2.0	id_or_email args?
get_avatar_url	4.2.0	id_or_email args?
get_background_color	3.0.0
get_background_image	3.0.0
get_block_asset_url	6.4.0	path
get_block_bindings_source	6.5.0	source_name
get_block_bindings_supported_attributes	6.9.0	block_type
get_block_categories	5.0.0	post_or_block_editor_context
get_block_core_avatar_border_attributes	6.3.0	attributes
get_block_core_post_featured_image_border_attributes	6.1.0	attributes
get_block_core_post_featured_image_overlay_element_markup	6.1.0	attributes
get_block_editor_server_block_settings	5.0.0
get_block_editor_settings	5.8.0	custom_settings block_editor_context
get_block_editor_theme_styles	5.8.0
get_block_file_template	5.9.0	id template_type?
get_block_metadata_i18n_schema	5.9.0
get_block_template	5.8.0	id template_type?
get_block_templates	5.8.0	query? template_type?
get_block_theme_folders	5.9.0	theme_stylesheet?
get_block_wrapper_attributes	5.6.0	extra_attributes?
get_blog_count	3.0.0	network_id?
get_blog_details	3.0.0	fields? get_all?
get_blog_id_from_url	3.0.0	domain path?
get_blog_list	3.0.0	start? num? deprecated?	3.0.0	wp_get_sites
get_blog_option	3.0.0	id option default_value?
get_blog_permalink	3.0.0	blog_id post_id
get_blog_post	3.0.0	blog_id post_id
get_blog_status	3.0.0	id pref
get_blogaddress_by_domain	3.0.0	domain path	3.7.0
get_blogaddress_by_id	3.0.0	blog_id
get_blogaddress_by_name	3.0.0	blogname
get_bloginfo	0.71	show? filter?
get_bloginfo_rss	1.5.1	show?
get_blogs_of_user	3.0.0	user_id all?
get_body_class	2.8.0	css_class?
get_bookmark	2.1.0	bookmark output? filter?
get_bookmark_field	2.3.0	field bookmark context?
get_bookmarks	2.1.0	args?
get_border_color_classes_for_block_core_search	5.9.0	attributes
get_boundary_post	2.8.0	in_same_term? excluded_terms? start? taxonomy?
get_boundary_post_rel_link	2.8.0	title? in_same_cat? excluded_categories? start?	3.3.0
get_broken_themes	1.5.0		3.4.0	wp_get_themes
get_calendar	1.0.0	args?@6.8.0
get_cancel_comment_reply_link	2.7.0	link_text? post?@6.2.0
get_cat_ID	1.0.0	cat_name
get_cat_name	1.0.0	cat_id
get_categories	2.1.0	args?
get_category	1.5.1	category output? filter?
get_category_by_path	2.1.0	category_path full_match? output?
get_category_by_slug	2.3.0	slug
get_category_children	1.2.0	id before? after? visited?	2.8.0	get_term_children
get_category_feed_link	2.5.0	cat feed?
get_category_link	1.0.0	category
get_category_parents	1.2.0	category_id link? separator? nicename? deprecated?!4.8.0
get_category_rss_link	1.2.0	display? cat_id?	2.5.0	get_category_feed_link
get_category_template	1.5.0
get_category_to_edit	2.0.0	id
get_catname	0.71	cat_id	2.8.0	get_cat_name	get_cat_name($0)
get_children	2.0.0	args? output?
get_classic_theme_supports_block_editor_settings	6.2.0
get_clean_basedomain	3.0.0
get_cli_args		param required?
get_color_classes_for_block_core_search	5.9.0	attributes
get_column_headers	2.7.0	screen
get_comment	2.0.0	comment? output?
get_comment_ID	1.5.0
get_comment_author	1.5.0	comment_id?
get_comment_author_IP	1.5.0	comment_id?
get_comment_author_email	1.5.0	comment_id?
get_comment_author_email_link	2.7.0	link_text? before? after? comment?@4.6.0
get_comment_author_link	1.5.0	comment_id?
get_comment_author_rss	2.0.0
get_comment_author_url	1.5.0	comment_id?
get_comment_author_url_link	1.5.0	link_text? before? after? comment?@4.6.0
get_comment_class	2.7.0	css_class? comment_id? post?
get_comment_count	2.0.0	post_id?
get_comment_date	1.5.0	format? comment_id?
get_comment_delimited_block_content	5.3.1	block_name block_attributes block_content
get_comment_excerpt	1.5.0	comment_id?
get_comment_guid	2.5.0	comment_id?
get_comment_id_fields	3.0.0	post?
get_comment_link	1.5.0	comment? args?
get_comment_meta	2.9.0	comment_id key? single?
get_comment_pages_count	2.7.0	comments? per_page? threaded?
get_comment_reply_link	2.7.0	args? comment? post?
get_comment_statuses	2.7.0
get_comment_text	1.5.0	comment_id? args?
get_comment_time	1.5.0	format? gmt? translate? comment_id?@6.2.0
get_comment_to_edit	2.0.0	id
get_comment_type	1.5.0	comment_id?
get_commentdata	0.71	comment_id no_cache? include_unapproved?	2.7.0	get_comment
get_comments	2.7.0	args?
get_comments_link	1.5.0	post?
get_comments_number	1.5.0	post?
get_comments_number_text	4.0.0	zero? one? more? post?@5.4.0
get_comments_pagenum_link	2.7.0	pagenum? max_page?
get_comments_pagination_arrow	6.0.0	block pagination_type?
get_comments_popup_template	1.5.0		4.5.0
get_compat_media_markup	3.5.0	attachment_id args?
get_core_checksums	3.7.0	version locale
get_core_updates	2.7.0	options?
get_current_blog_id	3.1.0
get_current_network_id	4.6.0
get_current_screen	3.1.0
get_current_site	3.0.0
get_current_site_name	3.0.0	current_site	3.9.0	get_current_site
get_current_theme	1.5.0		3.4.0	wp_get_theme
get_current_user_id	3.0.0
get_currentuserinfo	0.71		4.5.0	wp_get_current_user
get_custom_header	3.4.0
get_custom_header_markup	4.7.0
get_custom_logo	4.5.0	blog_id?
get_dashboard_blog	3.0.0		3.1.0	get_site
get_dashboard_url	3.1.0	user_id? path? scheme?
get_date_from_gmt	1.2.0	date_string format?
get_date_template	1.5.0
get_day_link	1.0.0	year month day
get_default_block_categories	5.8.0
get_default_block_editor_settings	5.8.0
get_default_block_template_types	5.9.0
get_default_comment_status	4.3.0	post_type? comment_type?
get_default_feed	2.5.0
get_default_link_to_edit	2.0.0
get_default_page_to_edit	2.5.0		3.5.0	get_default_post_to_edit('page')
get_default_post_to_edit	2.0.0	post_type? create_in_db?
get_delete_post_link	2.9.0	post? deprecated?!3.0.0 force_delete?
get_dirsize	3.0.0	directory max_execution_time?
get_dropins	3.0.0
get_dynamic_block_names	5.0.0
get_edit_bookmark_link	2.7.0	link?
get_edit_comment_link	2.3.0	comment_id? context?@6.7.0
get_edit_post_link	2.3.0	post? context?
get_edit_profile_url	3.1.0	user_id? scheme?
get_edit_tag_link	2.7.0	tag taxonomy?
get_edit_term_link	3.1.0	term taxonomy? object_type?
get_edit_user_link	3.5.0	user_id?
get_editable_authors		user_id	3.1.0	get_users
get_editable_roles	2.8.0
get_editable_user_ids		user_id exclude_zeros? post_type?	3.1.0	get_users
get_editor_stylesheets	4.0.0
get_embed_template	4.5.0
get_enclosed	1.5.0	post_id
get_extended	1.0.0	post
get_feed_build_date	5.2.0	format
get_feed_link	1.5.0	feed?
get_file		path
get_file_data	2.9.0	file default_headers context?
get_file_description	1.5.0	file
get_filesystem_method	2.5.0	args? context? allow_relaxed_file_ownership?
get_footer	1.5.0	name? args?@5.5.0
get_front_page_template	3.0.0
get_gmt_from_date	1.2.0	date_string format?
get_header	1.5.0	name? args?@5.5.0
get_header_image	2.1.0
get_header_image_tag	4.4.0	attr?
get_header_textcolor	2.1.0
get_header_video_settings	4.7.0
get_header_video_url	4.7.0
get_hidden_columns	2.7.0	screen
get_hidden_meta_boxes	2.7.0	screen
get_home_path	1.5.0
get_home_template	1.5.0
get_home_url	3.0.0	blog_id? path? scheme?
get_hooked_blocks	6.4.0
get_html_split_regex	4.4.0
get_http_origin	3.4.0
get_id_from_blogname	3.0.0	slug
get_image_send_to_editor	2.5.0	id caption title align url? rel? size? alt?
get_image_tag	2.5.0	id alt title align size?
get_importers	2.0.0
get_index_rel_link	2.8.0		3.3.0
get_index_template	3.0.0
get_inline_data	2.7.0	post
get_intermediate_image_sizes	3.0.0
get_language_attributes	4.3.0	doctype?
get_last_updated	3.0.0	deprecated? start? quantity?
get_lastcommentmodified	1.5.0	timezone?
get_lastpostdate	0.71	timezone? post_type?
get_lastpostmodified	1.2.0	timezone? post_type?
get_legacy_widget_block_editor_settings	5.8.0
get_link	2.0.0	bookmark_id output? filter?	2.1.0	get_bookmark	get_bookmark($0,$1?,$2?)
get_link_to_edit	2.0.0	link
get_linkcatname	0.71	id?	2.1.0	get_category
get_linkobjects	1.0.1	category? orderby? limit?	2.1.0	get_bookmarks
get_linkobjectsbyname	1.0.1	cat_name? orderby? limit?	2.1.0	get_bookmarks
get_linkrating	1.0.1	link	2.1.0	sanitize_bookmark_field
get_links	0.71	category? before? after? between? show_images? orderby? show_description? show_rating? limit? show_updated? display?	2.1.0	get_bookmarks
get_links_list	1.0.1	order?	2.1.0	wp_list_bookmarks
get_links_withrating	0.71	category? before? after? between? show_images? orderby? show_description? limit? show_updated?	2.1.0	get_bookmarks
get_linksbyname	0.71	cat_name? before? after? between? show_images? orderby? show_description? show_rating? limit? show_updated?	2.1.0	get_bookmarks
get_linksbyname_withrating	0.71	cat_name? before? after? between? show_images? orderby? show_description? limit? show_updated?	2.1.0	get_bookmarks
get_locale	1.5.0
get_locale_stylesheet_uri	2.1.0
get_main_network_id	4.3.0
get_main_site_id	4.9.0	network_id?
get_media_embedded_in_content	3.6.0	content types?
get_media_item	2.5.0	attachment_id args?
get_media_items	2.5.0	post_id errors
get_media_states	5.6.0	post
get_meta_keys	1.2.0
get_meta_sql	3.2.0	meta_query type primary_table primary_id_column context?
get_metadata	2.9.0	meta_type object_id meta_key? single?
get_metadata_by_mid	3.3.0	meta_type meta_id
get_metadata_default	5.5.0	meta_type object_id meta_key single?
get_metadata_raw	5.5.0	meta_type object_id meta_key? single?
get_month_link	1.0.0	year month
get_most_active_blogs	3.0.0	num? display?	3.0.0
get_most_recent_post_of_user	3.0.0	user_id
get_mu_plugins	3.0.0
get_nav_menu_locations	3.0.0
get_network	4.6.0	network?
get_network_by_path	3.9.0	domain path segments?
get_network_option	4.4.0	network_id option default_value?
get_networks	4.6.0	args?
get_next_comments_link	2.7.1	label? max_page? page?
get_next_image_link	5.8.0	size? text?
get_next_post	1.5.0	in_same_term? excluded_terms? taxonomy?
get_next_post_link	3.7.0	format? link? in_same_term? excluded_terms? taxonomy?
get_next_posts_link	2.7.0	label? max_page?
get_next_posts_page_link	2.0.10	max_page?
get_nonauthor_user_ids			3.1.0	get_users
get_num_queries	2.0.0
get_object_subtype	4.9.8	object_type object_id
get_object_taxonomies	2.3.0	object_type output?
get_object_term_cache	2.3.0	id taxonomy
get_objects_in_term	2.3.0	term_ids taxonomies args?
get_oembed_endpoint_url	4.4.0	permalink? format?
get_oembed_response_data	4.4.0	post width
get_oembed_response_data_for_url	5.0.0	url args
get_oembed_response_data_rich	4.4.0	data post width height
get_option	1.5.0	option default_value?
get_options	6.4.0	options
get_others_drafts		user_id	3.1.0
get_others_pending		user_id	3.1.0
get_others_unpublished_posts	2.3.0	user_id type?	3.1.0
get_page	1.5.1	page output? filter?	3.5.0	get_post	get_post($0,$1?,$2?)
get_page_by_path	2.1.0	page_path output? post_type?
get_page_by_title	2.1.0	page_title output? post_type?@3.0.0	6.2.0	WP_Query
get_page_children	1.5.1	page_id pages
get_page_hierarchy	2.0.0	&pages page_id?
get_page_link	1.5.0	post? leavename? sample?
get_page_of_comment	2.7.0	comment_id args?
get_page_statuses	2.5.0
get_page_template	1.5.0
get_page_template_slug	3.4.0	post?
get_page_templates	1.5.0	post? post_type?@4.7.0
get_page_uri	1.5.0	page?
get_paged_template	1.5.0		4.7.0		get_query_template('paged')
get_pagenum_link	1.5.0	pagenum? escape?
get_pages	1.5.0	args?
get_parent_post_rel_link	2.8.0	title?	3.3.0
get_parent_theme_file_path	4.7.0	file?
get_parent_theme_file_uri	4.7.0	file?
get_password_reset_key	4.4.0	user
get_pending_comments_num	2.3.0	post_id
get_permalink	1.0.0	post? leavename?
get_plugin_data	1.5.0	plugin_file markup? translate?
get_plugin_files	2.8.0	plugin
get_plugin_page_hook	1.5.0	plugin_page parent_page
get_plugin_page_hookname	1.5.0	plugin_page parent_page
get_plugin_updates	2.9.0
get_plugins	1.5.0	plugin_folder?
get_post	1.5.1	post? output? filter?
get_post_ancestors	2.5.0	post
get_post_class	2.7.0	css_class? post?
get_post_comments_feed_link	2.2.0	post_id? feed?
get_post_custom	1.2.0	post_id?
get_post_custom_keys	1.2.0	post_id?
get_post_custom_values	1.2.0	key? post_id?
get_post_datetime	5.3.0	post? field? source?
get_post_embed_html	4.4.0	width height post?
get_post_embed_url	4.4.0	post?
get_post_field	2.3.0	field post? context?
get_post_format	3.1.0	post?
get_post_format_link	3.1.0	format
get_post_format_slugs	3.1.0
get_post_format_string	3.1.0	slug
get_post_format_strings	3.1.0
get_post_galleries	3.6.0	post html?
get_post_galleries_images	3.6.0	post?
get_post_gallery	3.6.0	post? html?
get_post_gallery_images	3.6.0	post?
get_post_meta	1.5.0	post_id key? single?
get_post_meta_by_id	2.1.0	mid
get_post_mime_type	2.0.0	post?
get_post_mime_types	2.9.0
get_post_modified_time	2.0.0	format? gmt? post? translate?
get_post_parent	5.7.0	post?
get_post_permalink	3.0.0	post? leavename? sample?
get_post_reply_link	2.7.0	args? post?
get_post_states	5.3.0	post
get_post_stati	3.0.0	args? output? operator?
get_post_status	2.0.0	post?
get_post_status_object	3.0.0	post_status
get_post_statuses	2.5.0
get_post_taxonomies	2.5.0	post?
get_post_thumbnail_id	2.9.0	post?
get_post_time	2.0.0	format? gmt? post? translate?
get_post_timestamp	5.3.0	post? field?
get_post_to_edit	2.0.0	id	3.5.0	get_post
get_post_type	2.1.0	post?
get_post_type_archive_feed_link	3.1.0	post_type feed?
get_post_type_archive_link	3.1.0	post_type
get_post_type_archive_template	3.7.0
get_post_type_capabilities	3.0.0	args
get_post_type_labels	3.0.0	post_type_object
get_post_type_object	3.0.0	post_type
get_post_types	2.9.0	args? output? operator?
get_post_types_by_support	4.5.0	feature operator?
get_postdata	0.71	postid	1.5.1	get_post
get_posts	1.2.0	args?
get_posts_by_author_sql	3.0.0	post_type full? post_author? public_only?
get_posts_nav_link	2.8.0	args?
get_preferred_from_update_core	2.7.0
get_preview_post_link	4.4.0	post? query_args? preview_link?
get_previous_comments_link	2.7.1	label? page?
get_previous_image_link	5.8.0	size? text?
get_previous_post	1.5.0	in_same_term? excluded_terms? taxonomy?
get_previous_post_link	3.7.0	format? link? in_same_term? excluded_terms? taxonomy?
get_previous_posts_link	2.7.0	label?
get_previous_posts_page_link	2.0.10
get_privacy_policy_template	5.2.0
get_privacy_policy_url	4.9.6
get_private_posts_cap_sql	2.2.0	post_type
get_profile	1.5.0	field user?	3.0.0	get_the_author_meta
get_pung	1.5.0	post
get_queried_object	3.1.0
get_queried_object_id	3.1.0
get_query_pagination_arrow	5.9.0	block is_next
get_query_template	1.5.0	type templates?
get_query_var	1.5.0	query_var default_value?
get_random_header_image	3.2.0
get_raw_theme_root	3.1.0	stylesheet_or_template skip_cache?
get_real_file_to_edit	1.5.0	file	2.9.0
get_registered_meta_keys	4.6.0	object_type object_subtype?@4.9.8
get_registered_metadata	4.6.0	object_type object_id meta_key?
get_registered_nav_menus	3.0.0
get_registered_settings	4.7.0
get_registered_theme_feature	5.5.0	feature
get_registered_theme_features	5.5.0
get_rest_url	4.4.0	blog_id? path? scheme?
get_role	2.0.0	role
get_rss	1.5.0	url num_items?
get_sample_permalink	2.5.0	post title? name?
get_sample_permalink_html	2.5.0	post new_title? new_slug?
get_screen_icon	3.2.0		3.8.0
get_search_comments_feed_link	2.5.0	search_query? feed?
get_search_feed_link	2.5.0	search_query? feed?
get_search_form	2.7.0	args?
get_search_link	3.0.0	query?
get_search_query	2.3.0	escaped?
get_search_template	1.5.0
get_self_link	5.3.0
get_settings	0.71	option	2.1.0	get_option	get_option($0)
get_settings_errors	3.0.0	setting? sanitize?
get_shortcode_atts_regex	4.4.0
get_shortcode_regex	2.5.0	tagnames?@4.4.0
get_shortcode_tags_in_content	6.3.2	content
get_shortcut_link	2.6.0		4.9.0
get_sidebar	1.5.0	name? args?@5.5.0
get_single_template	1.5.0
get_singular_template	4.3.0
get_site	4.6.0	site?
get_site_allowed_themes			3.4.0	WP_Theme::get_allowed_on_network
get_site_by_path	3.9.0	domain path segments?
get_site_icon_url	4.3.0	size? url? blog_id?
get_site_meta	5.1.0	site_id key? single?
get_site_option	2.8.0	option default_value? deprecated?
get_site_screen_help_sidebar_content	4.9.0
get_site_screen_help_tab_args	4.9.0
get_site_transient	2.9.0	transient
get_site_url	3.0.0	blog_id? path? scheme?
get_sitemap_url	5.5.1	name subtype_name? page?
get_sites	4.6.0	args?
get_sitestats	3.0.0
get_space_allowed	3.0.0
get_space_used	3.5.0
get_status_header_desc	2.3.0	code
get_stylesheet	1.5.0
get_stylesheet_directory	1.5.0
get_stylesheet_directory_uri	1.5.0
get_stylesheet_uri	1.5.0
get_subdirectory_reserved_names	4.4.0
get_submit_button	3.1.0	text? type? name? wrap? other_attributes?
get_super_admins	3.0.0
get_tag	2.3.0	tag output? filter?
get_tag_feed_link	2.3.0	tag feed?
get_tag_link	2.3.0	tag
get_tag_regex	3.6.0	tag
get_tag_template	2.3.0
get_tags	2.3.0	args?
get_tags_to_edit	2.3.0	post_id taxonomy?
get_tax_sql	3.1.0	tax_query primary_table primary_id_column
get_taxonomies	3.0.0	args? output? operator?
get_taxonomies_for_attachments	3.5.0	output?
get_taxonomy	2.3.0	taxonomy
get_taxonomy_labels	3.0.0	tax
get_taxonomy_template	2.5.0
get_temp_dir	2.5.0
get_template	1.5.0
get_template_directory	1.5.0
get_template_directory_uri	1.5.0
get_template_hierarchy	6.1.0	slug is_custom? template_prefix?
get_template_part	3.0.0	slug name? args?@5.5.0
get_term	2.3.0	term taxonomy? output? filter?
get_term_by	2.3.0	field value taxonomy? output? filter?
get_term_children	2.3.0	term_id taxonomy
get_term_feed_link	3.0.0	term taxonomy? feed?
get_term_field	2.3.0	field term taxonomy? context?
get_term_link	2.5.0	term taxonomy?
get_term_meta	4.4.0	term_id key? single?
get_term_parents_list	4.8.0	term_id taxonomy args?
get_term_to_edit	2.3.0	id taxonomy
get_terms	2.3.0	args? deprecated?
get_terms_to_edit	2.8.0	post_id taxonomy?
get_the_ID	2.1.0
get_the_archive_description	4.1.0
get_the_archive_title	4.1.0
get_the_attachment_link	2.0.0	id? fullsize? max_dims? permalink?	2.5.0	wp_get_attachment_link
get_the_author	1.5.0	deprecated?!2.1.0
get_the_author_ID	1.5.0		2.8.0	get_the_author_meta('ID')	get_the_author_meta('ID')
get_the_author_aim	1.5.0		2.8.0	get_the_author_meta('aim')	get_the_author_meta('aim')
get_the_author_description	1.5.0		2.8.0	get_the_author_meta('description')	get_the_author_meta('description')
get_the_author_email	1.5.0		2.8.0	get_the_author_meta('email')	get_the_author_meta('email')
get_the_author_firstname	1.5.0		2.8.0	get_the_author_meta('first_name')	get_the_author_meta('first_name')
get_the_author_icq	1.5.0		2.8.0	get_the_author_meta('icq')	get_the_author_meta('icq')
get_the_author_lastname	1.5.0		2.8.0	get_the_author_meta('last_name')	get_the_author_meta('last_name')
get_the_author_link	3.0.0	use_title_attr?@7.0.0
get_the_author_login	1.5.0		2.8.0	get_the_author_meta('login')	get_the_author_meta('login')
get_the_author_meta	2.8.0	field? user_id?
get_the_author_msn	1.5.0		2.8.0	get_the_author_meta('msn')	get_the_author_meta('msn')
get_the_author_nickname	1.5.0		2.8.0	get_the_author_meta('nickname')	get_the_author_meta('nickname')
get_the_author_posts	1.5.0
get_the_author_posts_link	4.4.0
get_the_author_url	1.5.0		2.8.0	get_the_author_meta('url')	get_the_author_meta('url')
get_the_author_yim	1.5.0		2.8.0	get_the_author_meta('yim')	get_the_author_meta('yim')
get_the_block_template_html	5.8.0
get_the_category	0.71	post_id?
get_the_category_by_ID	0.71	cat_id
get_the_category_list	1.5.1	separator? parents? post_id?
get_the_category_rss	2.1.0	type?
get_the_comments_navigation	4.4.0	args?
get_the_comments_pagination	4.4.0	args?
get_the_content	0.71	more_link_text? strip_teaser? post?@5.2.0
get_the_content_feed	2.9.0	feed_type?
get_the_date	3.0.0	format? post?
get_the_excerpt	0.71	post?@4.5.0
get_the_generator	2.5.0	type?
get_the_guid	1.5.0	post?
get_the_modified_author	2.8.0	post?@6.9.0
get_the_modified_date	2.1.0	format? post?@4.6.0
get_the_modified_time	2.0.0	format? post?@4.6.0
get_the_password_form	1.0.0	post?
get_the_permalink	3.9.0	post? leavename?
get_the_post_navigation	4.1.0	args?
get_the_post_thumbnail	2.9.0	post? size? attr?
get_the_post_thumbnail_caption	4.6.0	post?
get_the_post_thumbnail_url	4.4.0	post? size?
get_the_post_type_description	4.9.0
get_the_posts_navigation	4.1.0	args?
get_the_posts_pagination	4.1.0	args?
get_the_privacy_policy_link	4.9.6	before? after?
get_the_tag_list	2.3.0	before? sep? after? post_id?
get_the_tags	2.3.0	post?
get_the_taxonomies	2.5.0	post? args?
get_the_term_list	2.5.0	post_id taxonomy before? sep? after?
get_the_terms	2.5.0	post taxonomy
get_the_time	1.5.0	format? post?
get_the_title	0.71	post?
get_the_title_rss	2.0.0	post?@6.6.0
get_theme	1.5.0	theme	3.4.0	wp_get_theme
get_theme_data	1.5.0	theme_file	3.4.0	wp_get_theme
get_theme_feature_list	3.1.0	api?
get_theme_file_path	4.7.0	file?
get_theme_file_uri	4.7.0	file?
get_theme_mod	2.1.0	name default_value?
get_theme_mods	3.1.0
get_theme_root	1.5.0	stylesheet_or_template?
get_theme_root_uri	1.5.0	stylesheet_or_template? theme_root?
get_theme_roots	2.9.0
get_theme_starter_content	4.7.0
get_theme_support	3.1.0	feature ...args
get_theme_update_available	3.8.0	theme
get_theme_updates	2.9.0
get_themes	1.5.0		3.4.0	wp_get_themes
get_to_ping	1.5.0	post
get_trackback_url	1.5.0
get_transient	2.8.0	transient
get_translations_for_domain	2.8.0	domain
get_typography_classes_for_block_core_search	6.1.0	attributes
get_typography_styles_for_block_core_search	6.1.0	attributes
get_udims	2.0.0	width height	3.5.0	wp_constrain_dimensions	wp_constrain_dimensions($0,$1,128,96)
get_upload_iframe_src	3.0.0	type? post_id? tab?
get_upload_space_available	3.0.0
get_uploaded_header_images	3.2.0
get_url_in_content	3.6.0	content
get_user	6.7.0	user_id
get_user_by	2.8.0	field value
get_user_by_email	2.5.0	email	3.3.0	get_user_by('email')	get_user_by('email',$0)
get_user_count	3.0.0	network_id?@4.8.0
get_user_details	3.0.0	username	3.0.0	get_user_by	get_user_by('login',$0)
get_user_id_from_string	3.0.0	email_or_login	3.6.0	get_user_by
get_user_locale	4.7.0	user?
get_user_meta	3.0.0	user_id key? single?
get_user_metavalues	3.0.0	ids	3.3.0
get_user_option	2.0.0	option user? deprecated?!3.0.0
get_user_setting	2.7.0	name default_value?
get_user_to_edit	2.0.5	user_id
get_userdata	0.71	user_id
get_userdatabylogin	0.71	user_login	3.3.0	get_user_by('login')	get_user_by('login',$0)
get_usermeta	2.0.0	user_id meta_key?	3.0.0	get_user_meta
get_usernumposts	0.71	userid	3.0.0	count_user_posts	count_user_posts($0)
get_users	3.1.0	args?
get_users_drafts	2.0.0	user_id
get_users_of_blog	2.2.0	id?	3.1.0	get_users
get_weekstartend	0.71	mysqlstring start_of_week?
get_wp_title_rss	2.2.0	deprecated?!4.4.0
get_year_link	1.5.0	year
global_terms	3.0.0	term_id deprecated?	6.1.0
global_terms_enabled	3.0.0		6.1.0
got_mod_rewrite	2.0.0
got_url_rewrite	3.7.0
graceful_fail	3.0.0	message	3.0.0	wp_die
grant_super_admin	3.0.0	user_id
gzip_compression			2.5.0
handle_legacy_widget_preview_iframe	5.8.0
has_action	2.5.0	hook_name callback? priority?@6.9.0
has_block	5.0.0	block_name post?
has_blocks	5.0.0	post?
has_category	3.1.0	category? post?
has_custom_header	4.7.0
has_custom_logo	4.5.0	blog_id?
has_excerpt	2.3.0	post?
has_filter	2.5.0	hook_name callback? priority?@6.9.0
has_header_image	4.2.0
has_header_video	4.7.0
has_image_size	3.9.0	name
has_meta	1.2.0	post_id
has_nav_menu	3.0.0	location
has_post_format	3.1.0	format? post?
has_post_parent	5.7.0	post?
has_post_thumbnail	2.9.0	post?
has_shortcode	3.6.0	content tag
has_site_icon	4.3.0	blog_id?
has_tag	2.6.0	tag? post?
has_term	3.1.0	term? taxonomy? post?
has_term_meta	4.9.0	term_id
has_translation	6.7.0	singular textdomain? locale?
have_comments	2.2.0
have_posts	1.5.0
header_image	2.1.0
header_textcolor	2.1.0
heartbeat_autosave	3.9.0	response data
home_url	3.0.0	path? scheme?
html_type_rss	2.2.0
htmlentities2	1.2.2	text
human_readable_duration	5.1.0	duration?
human_time_diff	1.5.0	from to?
iframe_footer	2.7.0
iframe_header	2.7.0	title? deprecated?
iis7_add_rewrite_rule	2.8.0	filename rewrite_rule
iis7_delete_rewrite_rule	2.8.0	filename
iis7_rewrite_rule_exists	2.8.0	filename
iis7_save_url_rewrite_rules	2.8.0
iis7_supports_permalinks	2.8.0
image_add_caption	2.6.0	html id caption title align url size alt?
image_align_input_fields	2.7.0	post checked?
image_attachment_fields_to_edit	2.5.0	form_fields post
image_attachment_fields_to_save	2.5.0	post attachment	6.0.0
image_constrain_size_for_editor	2.5.0	width height size? context?
image_downsize	2.5.0	id size?
image_edit_apply_changes	2.9.0	image changes
image_get_intermediate_size	2.5.0	post_id size?
image_hwstring	2.5.0	width height
image_link_input_fields	2.7.0	post url_type?
image_make_intermediate_size	2.5.0	file width height crop?
image_media_send_to_editor	2.5.0	html attachment_id attachment
image_resize	2.5.0	file max_w max_h crop? suffix? dest_path? jpeg_quality?	3.5.0	wp_get_image_editor
image_resize_dimensions	2.5.0	orig_w orig_h dest_w dest_h crop?
image_size_input_fields	2.7.0	post check?
img_caption_shortcode	2.6.0	attr content?
in_category	1.2.0	category post?@2.7.0
in_the_loop	2.0.0
includes_url	2.6.0	path? scheme?
index_rel_link	2.8.0		3.3.0
init	1.5.0
inject_ignored_hooked_blocks_metadata_attributes	6.5.0	changes deprecated?!6.5.3
insert_blog	3.0.0	domain path site_id	5.1.0	wp_insert_site
insert_hooked_blocks	6.5.0	&parsed_anchor_block relative_position hooked_blocks context
insert_hooked_blocks_and_set_ignored_hooked_blocks_metadata	6.6.0	&parsed_anchor_block relative_position hooked_blocks context
insert_hooked_blocks_into_rest_response	6.6.0	response post
insert_with_markers	1.5.0	filename marker insertion
install_blog	3.0.0	blog_id blog_title?	5.1.0
install_blog_defaults	3.0.0	blog_id user_id		wp_install_defaults
install_dashboard	2.7.0
install_global_terms	3.0.0		6.1.0
install_network	3.0.0
install_plugin_information	2.7.0
install_plugin_install_status	3.0.0	api loop?
install_plugins_favorites_form	3.5.0
install_plugins_upload	2.8.0
install_popular_tags	2.7.0	args?
install_search_form	2.7.0	deprecated?
install_theme_information	2.8.0
install_theme_search_form	2.8.0	type_selector?
install_themes_dashboard	2.8.0
install_themes_feature_list	2.8.0		3.1.0	get_theme_feature_list
install_themes_upload	2.8.0
is_404	1.5.0
is_active_sidebar	2.8.0	index
is_active_widget	2.2.0	callback? widget_id? id_base? skip_inactive?
is_admin	1.5.1
is_admin_bar_showing	3.1.0
is_allowed_http_origin	3.4.0	origin?
is_archive	1.5.0
is_archived	3.0.0	id
is_attachment	2.0.0	attachment?
is_author	1.5.0	author?
is_avatar_comment_type	5.1.0	comment_type
is_blog_admin	3.1.0
is_blog_installed	2.1.0
is_blog_user	3.0.0	blog_id?	3.3.0	is_user_member_of_blog
is_category	1.5.0	category?
is_child_theme	3.0.0
is_client_error		sc
is_comment_feed	3.0.0
is_comments_popup	1.5.0		4.5.0
is_customize_preview	4.0.0
is_date	1.5.0
is_day	1.5.0
is_dynamic_sidebar	2.2.0
is_email	0.71	email deprecated?!3.0.0
is_email_address_unsafe	3.0.0	user_email
is_embed	4.4.0
is_error		sc
is_favicon	5.4.0
is_feed	1.5.0	feeds?
is_front_page	2.5.0
is_gd_image	5.6.0	image
is_header_video_active	4.7.0
is_home	1.5.0
is_info		sc
is_lighttpd_before_150	2.5.0
is_local_attachment	2.0.0	url
is_locale_switched	4.7.0
is_login	6.1.0
is_main_blog	3.0.0		3.0.0	is_main_site	is_main_site()
is_main_network	3.7.0	network_id?
is_main_query	3.3.0
is_main_site	3.0.0	site_id? network_id?@4.9.0
is_month	1.5.0
is_multi_author	3.2.0
is_multisite	3.0.0
is_nav_menu	3.0.0	menu
is_nav_menu_item	3.0.0	menu_item_id?
is_network_admin	3.1.0
is_network_only_plugin	3.0.0	plugin
is_new_day	0.71
is_object_in_taxonomy	3.0.0	object_type taxonomy
is_object_in_term	2.7.0	object_id taxonomy terms?
is_page	1.5.0	page?
is_page_template	2.5.0	template?
is_paged	1.5.0
is_php_version_compatible	5.2.0	required
is_plugin_active	2.5.0	plugin
is_plugin_active_for_network	3.0.0	plugin
is_plugin_inactive	3.1.0	plugin
is_plugin_page	1.5.0		3.1.0
is_plugin_paused	5.2.0	plugin
is_post_embeddable	6.8.0	post?
is_post_publicly_viewable	5.7.0	post?
is_post_status_viewable	5.7.0	post_status
is_post_type_archive	3.1.0	post_types?
is_post_type_hierarchical	3.0.0	post_type
is_post_type_viewable	4.4.0	post_type
is_preview	2.0.0
is_privacy_policy	5.2.0
is_protected_ajax_action	5.2.0
is_protected_endpoint	5.2.0
is_protected_meta	3.1.3	meta_key meta_type?
is_random_header_image	3.2.0	type?
is_redirect		sc
is_registered_sidebar	4.4.0	sidebar_id
is_robots	2.1.0
is_rtl	3.0.0
is_search	1.5.0
is_serialized	2.0.5	data strict?
is_serialized_string	2.0.5	data
is_server_error		sc
is_single	1.5.0	post?
is_singular	1.5.0	post_types?
is_site_admin	3.0.0	user_login?	3.0.0	is_super_admin
is_site_meta_supported	5.1.0
is_sitemap	7.1.0
is_ssl	2.6.0
is_sticky	2.7.0	post_id?
is_subdomain_install	3.0.0
is_success		sc
is_super_admin	3.0.0	user_id?
is_tag	2.3.0	tag?
is_tax	2.5.0	taxonomy? term?
is_taxonomy	2.3.0	taxonomy	3.0.0	taxonomy_exists	taxonomy_exists($0)
is_taxonomy_hierarchical	2.3.0	taxonomy
is_taxonomy_viewable	5.1.0	taxonomy
is_term	2.3.0	term taxonomy? parent?	3.0.0	term_exists	term_exists($0,$1?,$2)
is_term_publicly_viewable	6.1.0	term
is_textdomain_loaded	3.0.0	domain
is_theme_paused	5.2.0	theme
is_time	1.5.0
is_trackback	1.5.0
is_uninstallable_plugin	2.7.0	plugin
is_upload_space_available	3.0.0
is_user_admin	3.1.0
is_user_logged_in	2.0.0
is_user_member_of_blog	3.0.0	user_id? blog_id?
is_user_option_local	3.0.0	key user_id? blog_id?	4.9.0
is_user_spammy	3.0.0	user?
is_utf8_charset	6.6.0	blog_charset?
is_wp_error	2.1.0	thing
is_wp_version_compatible	5.2.0	required
is_wpmu_sitewide_plugin		file	3.0.0	is_network_only_plugin	is_network_only_plugin($0)
is_year	1.5.0
iso8601_timezone_to_offset	1.5.0	timezone
iso8601_to_datetime	1.5.0	date_string timezone?
js_escape	2.0.4	text	2.8.0	esc_js	esc_js($0)
kses_init	2.0.0
kses_init_filters	2.0.0
kses_remove_filters	2.0.6
language_attributes	2.1.0	doctype?
like_escape	2.5.0	text	4.0.0	wpdb::esc_like
link_advanced_meta_box	2.6.0	link
link_categories_meta_box	2.6.0	link
link_pages	0.71	before? after? next_or_number? nextpagelink? previouspagelink? pagelink? more_file?	2.1.0	wp_link_pages
link_submit_meta_box	2.7.0	link
link_target_meta_box	2.6.0	link
link_xfn_meta_box	2.6.0	link
links_add_base_url	2.7.0	content base attrs?
links_add_target	2.7.0	content target? tags?
links_popup_script	0.71	text? width? height? file? count?	2.1.0
list_authors	1.2.0	optioncount? exclude_admin? show_fullname? hide_empty? feed? feed_image?	2.1.0	wp_list_authors
list_cats	0.71	optionall? all? sort_column? sort_order? file? list? optiondates? optioncount? hide_empty? use_desc_for_title? children? child_of? categories? recurse? feed? feed_image? exclude? hierarchical?	2.1.0	wp_list_categories
list_core_update	2.7.0	update
list_files	2.6.0	folder? levels? exclusions?@4.9.0 include_hidden?@6.3.0
list_meta	1.2.0	meta
list_plugin_updates	2.9.0
list_theme_updates	2.9.0
list_translation_updates	3.7.0
load_child_theme_textdomain	2.9.0	domain path?
load_default_textdomain	1.5.0	locale?
load_image_to_edit	2.9.0	attachment_id mime_type size?
load_muplugin_textdomain	3.0.0	domain mu_plugin_rel_path?
load_plugin_textdomain	1.5.0	domain deprecated? plugin_rel_path?
load_script_module_textdomain	7.0.0	id domain? path?
load_script_textdomain	5.0.0	handle domain? path?
load_script_translations	5.0.2	file handle domain
load_template	1.5.0	_template_file load_once? args?@5.5.0
load_textdomain	1.5.0	domain mofile locale?@6.1.0
load_theme_textdomain	1.5.0	domain path?
locale_stylesheet	2.1.0
locate_block_template	5.8.0	template type templates
locate_template	2.7.0	template_names load? load_once? args?@5.5.0
logIO	1.2.0	io msg	3.4.0	error_log
login_footer	3.1.0	input_id?
login_header	2.1.0	title? message? wp_error?
lowercase_octets	3.1.0	matches
maintenance_nag	2.7.0
make_after_block_visitor	6.4.0	hooked_blocks context callback?
make_before_block_visitor	6.4.0	hooked_blocks context callback?
make_clickable	0.71	text
make_db_current	1.5.0	tables?
make_db_current_silent	1.5.0	tables?
make_site_theme	1.5.0
make_site_theme_from_default	1.5.0	theme_name template
make_site_theme_from_oldschool	1.5.0	theme_name template
make_url_footnote	0.71	content	2.9.0
map_deep	4.4.0	value callback
map_meta_cap	2.0.0	cap user_id ...args
maybe_add_column	1.3.0	table_name column_name create_ddl
maybe_add_existing_user_to_blog	3.0.0
maybe_convert_table_to_utf8mb4	4.2.0	table
maybe_create_table	1.0.0	table_name create_ddl
maybe_disable_automattic_widgets	2.2.0
maybe_disable_link_manager	3.5.0
maybe_drop_column	1.0.0	table_name column_name drop_ddl
maybe_hash_hex_color	3.4.0	color
maybe_redirect_404	3.0.0
maybe_serialize	2.0.5	data
maybe_unserialize	2.0.0	data
mb_chr	7.1.0	codepoint encoding?
mb_ord	7.1.0	string encoding?
mb_strlen	4.2.0	string encoding?
mb_substr	3.2.0	string start length? encoding?
mbstring_binary_safe_encoding	3.7.0	reset?
media_buttons	2.5.0	editor_id?
media_handle_sideload	2.6.0	file_array post_id? desc? post_data?
media_handle_upload	2.5.0	file_id post_id post_data? overrides?
media_post_single_attachment_fields_to_edit	2.8.0	form_fields post
media_send_to_editor	2.5.0	html
media_sideload_image	2.6.0	file post_id? desc? return_type?@4.2.0
media_single_attachment_fields_to_edit	2.5.0	form_fields post
media_upload_audio			3.3.0	wp_media_upload_handler	wp_media_upload_handler()
media_upload_file			3.3.0	wp_media_upload_handler	wp_media_upload_handler()
media_upload_flash_bypass	2.6.0
media_upload_form	2.5.0	errors?
media_upload_form_handler	2.5.0
media_upload_gallery	2.5.0
media_upload_gallery_form	2.5.0	errors
media_upload_header	2.5.0
media_upload_html_bypass	2.6.0
media_upload_image			3.3.0	wp_media_upload_handler	wp_media_upload_handler()
media_upload_library	2.5.0
media_upload_library_form	2.5.0	errors
media_upload_max_image_resize	3.3.0
media_upload_tabs	2.5.0
media_upload_text_after	3.3.0
media_upload_type_form	2.5.0	type? errors? id?
media_upload_type_url_form	2.7.0	type? errors? id?
media_upload_video			3.3.0	wp_media_upload_handler	wp_media_upload_handler()
menu_page_url	3.0.0	menu_slug display?
meta_box_prefs	2.7.0	screen
meta_form	1.2.0	post?
metadata_exists	3.3.0	meta_type object_id meta_key
move_dir	6.2.0	from to overwrite?
ms_allowed_http_request_hosts	3.6.0	is_external host
ms_cookie_constants	3.0.0
ms_deprecated_blogs_file			3.5.0
ms_file_constants	3.0.0
ms_is_switched	3.5.0
ms_load_current_site_and_network	4.6.0	domain path subdomain?
ms_not_installed	3.0.0	domain path
ms_site_check	3.0.0
ms_subdomain_constants	3.0.0
ms_upload_constants	3.0.0
mu_dropdown_languages	3.0.0	lang_files? current?
mu_options		options	3.0.0
multisite_over_quota_message	3.5.0
mysql2date	0.71	format date translate?
mysql_to_rfc3339	4.4.0	date_string
network_admin_url	3.0.0	path? scheme?
network_domain_check	3.0.0
network_edit_site_nav	4.6.0	args?
network_home_url	3.0.0	path? scheme?
network_settings_add_js	4.1.0
network_site_url	3.0.0	path? scheme?
network_step1	3.0.0	errors?
network_step2	3.0.0	errors?
new_user_email_admin_notice	3.0.0
newblog_notify_siteadmin	3.0.0	blog_id deprecated?
newuser_notify_siteadmin	3.0.0	user_id
next_comments_link	2.7.0	label? max_page?
next_image_link	2.5.0	size? text?
next_post	0.71	format? next? title? in_same_cat? limitnext? excluded_categories?	2.0.0	next_post_link
next_post_link	1.5.0	format? link? in_same_term? excluded_terms? taxonomy?
next_post_rel_link	2.8.0	title? in_same_term? excluded_terms? taxonomy?
next_posts	0.71	max_page? display?
next_posts_link	0.71	label? max_page?
next_widget_id_number		id_base
nocache_headers	2.0.0
noindex	2.1.0		5.7.0	wp_robots_noindex
normalize_whitespace	2.7.0	str
note_sidebar_being_rendered	5.9.0	index
number_format_i18n	2.3.0	number decimals?
option_update_filter	2.7.0	options
options_discussion_add_js	4.2.0
options_general_add_js	3.5.0
options_permalink_add_js	3.5.0		4.9.0
options_reading_add_js	3.5.0
options_reading_blog_charset	3.5.0
page_attributes_meta_box	2.7.0	post
page_template_dropdown	1.5.0	default_template? post_type?@4.7.0
paginate_comments_links	2.7.0	args?
paginate_links	2.1.0	args?
parent_dropdown	1.5.0	default_page? parent_page? level? post?
parent_post_rel_link	2.8.0	title?	3.3.0
parse_blocks	5.0.0	content
parse_w3cdtf		date_str
path_is_absolute	2.5.0	path
path_join	2.5.0	base path
paused_plugins_notice	5.2.0
paused_themes_notice	5.2.0
permalink_anchor	0.71	mode?
permalink_link	0.71		1.2.0	the_permalink	the_permalink()
permalink_single_rss	0.71	deprecated?	2.3.0	the_permalink_rss	the_permalink_rss()
pingback	0.71	content post
pingback_ping_source_uri	3.5.1	source_uri
pings_open	1.5.0	post?
plugin_basename	1.5.0	file
plugin_dir_path	2.8.0	file
plugin_dir_url	2.8.0	file
plugin_sandbox_scrape	3.0.0	plugin
plugins_api	2.7.0	action args?
plugins_url	2.6.0	path? plugin?
populate_network	3.0.0	network_id? domain? email? site_name? path? subdomain_install?
populate_network_meta	5.1.0	network_id meta?
populate_options	1.5.0	options?@5.1.0
populate_roles	2.0.0
populate_roles_160	2.0.0
populate_roles_210	2.1.0
populate_roles_230	2.3.0
populate_roles_250	2.5.0
populate_roles_260	2.6.0
populate_roles_270	2.7.0
populate_roles_280	2.8.0
populate_roles_300	3.0.0
populate_site_meta	5.1.0	site_id meta?
popuplinks	0.71	text	4.5.0
post_author_meta_box	2.6.0	post
post_categories_meta_box	2.6.0	post box
post_class	2.7.0	css_class? post?
post_comment_meta_box	2.8.0	post
post_comment_meta_box_thead	3.0.0	result
post_comment_status_meta_box	2.6.0	post
post_comments_feed_link	2.5.0	link_text? post_id? feed?
post_comments_form_block_form_defaults	6.0.0	fields
post_custom	1.5.0	key?
post_custom_meta_box	2.6.0	post
post_excerpt_meta_box	2.6.0	post
post_exists	2.0.0	title content? date? type?@5.2.0 status?@5.8.0
post_form_autocomplete_off	4.0.0		4.6.0
post_format_meta_box	3.1.0	post box
post_password_required	2.7.0	post?
post_permalink	1.0.0	post?	4.4.0	get_permalink	get_permalink($0?)
post_preview	2.7.0
post_reply_link	2.7.0	args? post?
post_revisions_meta_box	2.6.0	post
post_slug_meta_box	2.6.0	post
post_submit_meta_box	2.7.0	post args?
post_tags_meta_box	2.6.0	post box
post_thumbnail_meta_box	2.9.0	post
post_trackback_meta_box	2.6.0	post
post_type_archive_title	3.1.0	prefix? display?
post_type_exists	3.0.0	post_type
post_type_supports	3.0.0	post_type feature
postbox_classes	2.5.0	box_id screen_id
posts_nav_link	0.71	sep? prelabel? nxtlabel?
pre_schema_upgrade	2.9.0
prep_atom_text_construct	2.5.0	data
prepend_attachment	2.0.0	content
prev_post_rel_link	2.8.0	title? in_same_term? excluded_terms? taxonomy?
preview_theme	2.6.0		4.3.0
preview_theme_ob_filter	2.6.0	content	4.3.0
preview_theme_ob_filter_callback	2.6.0	matches	4.3.0
previous_comments_link	2.7.0	label?
previous_image_link	2.5.0	size? text?
previous_post	1.5.0	format? previous? title? in_same_cat? limitprev? excluded_categories?	2.0.0	previous_post_link
previous_post_link	1.5.0	format? link? in_same_term? excluded_terms? taxonomy?
previous_posts	0.71	display?
previous_posts_link	0.71	label?
print_admin_styles	2.8.0
print_column_headers	2.7.0	screen with_id?
print_embed_comments_button	4.4.0
print_embed_scripts	4.4.0
print_embed_sharing_button	4.4.0
print_embed_sharing_dialog	4.4.0
print_embed_styles	4.4.0		6.4.0	wp_enqueue_embed_styles
print_emoji_detection_script	4.2.0
print_emoji_styles	4.2.0		6.4.0	wp_enqueue_emoji_styles
print_footer_scripts	2.8.0
print_head_scripts	2.8.0
print_late_styles	3.3.0
privacy_ping_filter	2.1.0	sites
query_posts	1.5.0	query
rawurlencode_deep	3.4.0	value
read		handle num_bytes
read_big_endian		input num_bytes
recurse_dirsize	3.0.0	directory exclude?@4.3.0 max_execution_time?@5.2.0 &directory_cache?@5.6.0
redirect_canonical	2.3.0	requested_url? do_redirect?
redirect_guess_404_permalink	2.3.0
redirect_post	2.7.0	post_id?
redirect_this_site	3.0.0	deprecated?
refresh_blog_details	3.0.0	blog_id?
refresh_user_details	3.0.0	id
register_activation_hook	2.0.0	file callback
register_admin_color_schemes	3.0.0
register_and_do_post_meta_boxes	5.0.0	post
register_block_bindings_source	6.5.0	source_name source_properties
register_block_core_accordion	6.9.0
register_block_core_accordion_item	6.9.0
register_block_core_archives	5.0.0
register_block_core_avatar	6.0.0
register_block_core_block	5.3.0
register_block_core_breadcrumbs	7.0.0
register_block_core_button	6.6.0
register_block_core_calendar	5.2.0
register_block_core_categories	5.0.0
register_block_core_comment_author_name	6.0.0
register_block_core_comment_content	6.0.0
register_block_core_comment_date	6.0.0
register_block_core_comment_edit_link	6.0.0
register_block_core_comment_reply_link	6.0.0
register_block_core_comment_template	6.0.0
register_block_core_comments	6.1.0
register_block_core_comments_pagination	6.0.0
register_block_core_comments_pagination_next	6.0.0
register_block_core_comments_pagination_numbers	6.0.0
register_block_core_comments_pagination_previous	6.0.0
register_block_core_comments_title	6.0.0
register_block_core_cover	6.0.0
register_block_core_details	7.0.0
register_block_core_file	5.8.0
register_block_core_footnotes	6.3.0
register_block_core_footnotes_post_meta	6.5.0
register_block_core_gallery	5.9.0
register_block_core_heading	6.2.0
register_block_core_home_link	6.0.0
register_block_core_icon	7.0.0
register_block_core_image	5.9.0
register_block_core_latest_comments	5.3.0
register_block_core_latest_posts	5.0.0
register_block_core_legacy_widget	5.8.0
register_block_core_list	6.6.0
register_block_core_loginout	5.8.0
register_block_core_media_text	6.6.0
register_block_core_navigation	5.9.0
register_block_core_navigation_link	5.9.0
register_block_core_navigation_overlay_close	7.0.0
register_block_core_navigation_submenu	5.9.0
register_block_core_page_list	5.8.0
register_block_core_page_list_item	6.3.0
register_block_core_paragraph	7.0.0
register_block_core_pattern	5.9.0
register_block_core_playlist	7.1.0
register_block_core_playlist_track	7.1.0
register_block_core_post_author	5.9.0
register_block_core_post_author_biography	6.0.0
register_block_core_post_author_name	6.2.0
register_block_core_post_comments_count	6.9.0
register_block_core_post_comments_form	6.0.0
register_block_core_post_comments_link	6.9.0
register_block_core_post_content	5.8.0
register_block_core_post_date	5.8.0
register_block_core_post_excerpt	5.8.0
register_block_core_post_featured_image	5.8.0
register_block_core_post_navigation_link	5.9.0
register_block_core_post_template	5.8.0
register_block_core_post_terms	5.8.0
register_block_core_post_time_to_read	6.9.0
register_block_core_post_title	5.8.0
register_block_core_query	5.8.0
register_block_core_query_no_results	6.0.0
register_block_core_query_pagination	5.8.0
register_block_core_query_pagination_next	5.8.0
register_block_core_query_pagination_numbers	5.8.0
register_block_core_query_pagination_previous	5.8.0
register_block_core_query_title	5.8.0
register_block_core_query_total	6.8.0
register_block_core_read_more	6.0.0
register_block_core_rss	5.2.0
register_block_core_search	5.2.0
register_block_core_shortcode	5.0.0
register_block_core_site_icon_setting	5.9.0
register_block_core_site_logo	5.8.0
register_block_core_site_logo_setting	5.8.0
register_block_core_site_tagline	5.8.0
register_block_core_site_title	5.8.0
register_block_core_social_link	5.4.0
register_block_core_tab_list	7.1.0
register_block_core_tab_panel	7.1.0
register_block_core_tabs	7.1.0
register_block_core_tag_cloud	5.2.0
register_block_core_template_part	5.9.0
register_block_core_term_count	6.9.0
register_block_core_term_description	5.9.0
register_block_core_term_name	6.9.0
register_block_core_term_template	6.9.0
register_block_core_video	6.9.0
register_block_core_widget_group	5.9.0
register_block_pattern	5.5.0	pattern_name pattern_properties
register_block_pattern_category	5.5.0	category_name category_properties
register_block_script_handle	5.5.0	metadata field_name index?@6.1.0
register_block_script_module_id	6.5.0	metadata field_name index?
register_block_style	5.3.0	block_name style_properties
register_block_style_handle	5.5.0	metadata field_name index?@6.1.0
register_block_template	6.7.0	template_name args?
register_block_type	5.0.0	block_type args?
register_block_type_from_metadata	5.5.0	file_or_folder args?
register_column_headers	2.7.0	screen columns
register_core_block_style_handles	6.3.0
register_core_block_types_from_metadata	5.5.0
register_deactivation_hook	2.0.0	file callback
register_default_headers	3.0.0	headers
register_importer	2.0.0	id name description callback
register_initial_settings	4.7.0
register_legacy_post_comments_block	6.1.0
register_meta	3.3.0	object_type meta_key args deprecated?
register_nav_menu	3.0.0	location description
register_nav_menus	3.0.0	locations?
register_new_user	2.5.0	user_login user_email
register_post_meta	4.9.8	post_type meta_key args
register_post_status	3.0.0	post_status args?
register_post_type	2.9.0	post_type args?
register_rest_field	4.7.0	object_type attribute args?
register_rest_route	4.4.0	route_namespace route args? override?
register_setting	2.7.0	option_group option_name args?
register_sidebar	2.2.0	args?
register_sidebar_widget	2.2.0	name output_callback classname? ...params	2.8.0	wp_register_sidebar_widget
register_sidebars	2.2.0	number? args?
register_taxonomy	2.3.0	taxonomy object_type args?
register_taxonomy_for_object_type	3.0.0	taxonomy object_type
register_term_meta	4.9.8	taxonomy meta_key args
register_theme_directory	2.9.0	directory
register_theme_feature	5.5.0	feature args?
register_uninstall_hook	2.7.0	file callback
register_widget	2.8.0	widget
register_widget_control	2.2.0	name control_callback width? height? ...params	2.8.0	wp_register_widget_control
registered_meta_key_exists	4.6.0	object_type meta_key object_subtype?@4.9.8
rel_canonical	2.9.0
remove_accents	1.2.1	text locale?@6.0.0
remove_action	1.2.0	hook_name callback priority?
remove_all_actions	2.7.0	hook_name priority?
remove_all_filters	2.7.0	hook_name priority?
remove_all_shortcodes	2.5.0
remove_allowed_options	5.5.0	del_options options?
remove_block_asset_path_prefix	5.5.0	asset_handle_or_path
remove_custom_background	3.1.0		3.4.0	remove_theme_support('custom-background')	remove_theme_support('custom-background')
remove_custom_image_header	3.1.0		3.4.0	remove_theme_support('custom-header')	remove_theme_support('custom-header')
remove_editor_styles	3.1.0
remove_filter	1.2.0	hook_name callback priority?
remove_image_size	3.9.0	name
remove_menu_page	3.1.0	menu_slug
remove_meta_box	2.6.0	id screen context
remove_option_update_handler	2.7.0	option_group option_name sanitize_callback?	3.0.0	unregister_setting	unregister_setting($0,$1,$2?)
remove_option_whitelist	2.7.0	del_options options?	5.5.0	remove_allowed_options	remove_allowed_options($0,$1?)
remove_permastruct	4.5.0	name
remove_post_type_support	3.0.0	post_type feature
remove_query_arg	1.5.0	key query?
remove_rewrite_tag	4.5.0	tag
remove_role	2.0.0	role
remove_serialized_parent_block	6.6.0	serialized_block
remove_shortcode	2.5.0	tag
remove_submenu_page	3.1.0	menu_slug submenu_slug
remove_theme_mod	2.1.0	name
remove_theme_mods	2.1.0
remove_theme_support	3.0.0	feature
remove_user_from_blog	3.0.0	user_id blog_id? reassign?
render_block	5.0.0	parsed_block
render_block_core_accordion	6.9.0	attributes content
render_block_core_archives	5.0.0	attributes
render_block_core_avatar	6.0.0	attributes content block
render_block_core_block	5.0.0	attributes content block_instance
render_block_core_breadcrumbs	7.0.0	attributes content block
render_block_core_button	6.6.0	attributes content
render_block_core_calendar	5.2.0	attributes
render_block_core_categories	5.0.0	attributes content block
render_block_core_comment_author_name	6.0.0	attributes content block
render_block_core_comment_content	6.0.0	attributes content block
render_block_core_comment_date	6.0.0	attributes content block
render_block_core_comment_edit_link	6.0.0	attributes content block
render_block_core_comment_reply_link	6.0.0	attributes content block
render_block_core_comment_template	6.0.0	attributes content block
render_block_core_comments	6.1.0	attributes content block
render_block_core_comments_pagination	6.0.0	attributes content
render_block_core_comments_pagination_next	6.0.0	attributes content block
render_block_core_comments_pagination_numbers	6.0.0	attributes content block
render_block_core_comments_pagination_previous	6.0.0	attributes content block
render_block_core_comments_title	6.0.0	attributes
render_block_core_cover	6.0.0	attributes content
render_block_core_file	5.8.0	attributes content
render_block_core_footnotes	6.3.0	attributes content block
render_block_core_home_link	6.0.0	attributes content block
render_block_core_icon	7.0.0	attributes
render_block_core_image	5.9.0	attributes content block
render_block_core_latest_comments	5.1.0	attributes
render_block_core_latest_posts	5.0.0	attributes
render_block_core_legacy_widget	5.8.0	attributes
render_block_core_loginout	5.8.0	attributes
render_block_core_media_text	6.6.0	attributes content
render_block_core_navigation	5.9.0	attributes content block
render_block_core_navigation_link	5.9.0	attributes content block
render_block_core_navigation_overlay_close	7.0.0	attributes
render_block_core_navigation_submenu	5.9.0	attributes content block
render_block_core_page_list	5.8.0	attributes content block
render_block_core_pattern	6.3.0	attributes
render_block_core_playlist	7.1.0	attributes content block
render_block_core_playlist_track	7.1.0	attributes content? block?
render_block_core_post_author	5.9.0	attributes content block
render_block_core_post_author_biography	6.0.0	attributes content block
render_block_core_post_author_name	6.2.0	attributes content block
render_block_core_post_comments_count	6.9.0	attributes content block
render_block_core_post_comments_form	6.0.0	attributes content block
render_block_core_post_comments_link	6.9.0	attributes content block
render_block_core_post_content	5.8.0	attributes content block
render_block_core_post_date	5.8.0	attributes content block
render_block_core_post_excerpt	5.8.0	attributes content block
render_block_core_post_featured_image	5.8.0	attributes content block
render_block_core_post_navigation_link	5.9.0	attributes content
render_block_core_post_template	6.3.0	attributes content block
render_block_core_post_terms	5.8.0	attributes content block
render_block_core_post_time_to_read	6.9.0	attributes content block
render_block_core_post_title	6.3.0	attributes content block
render_block_core_query	6.4.0	attributes content block
render_block_core_query_no_results	6.0.0	attributes content block
render_block_core_query_pagination	5.9.0	attributes content
render_block_core_query_pagination_next	5.8.0	attributes content block
render_block_core_query_pagination_numbers	5.8.0	attributes content block
render_block_core_query_pagination_previous	5.8.0	attributes content block
render_block_core_query_title	5.8.0	attributes content block
render_block_core_query_total	6.8.0	attributes content block
render_block_core_read_more	6.0.0	attributes content block
render_block_core_rss	5.2.0	attributes
render_block_core_search	6.3.0	attributes
render_block_core_shortcode	5.0.0	attributes content
render_block_core_site_logo	5.8.0	attributes
render_block_core_site_tagline	5.8.0	attributes
render_block_core_site_title	5.8.0	attributes
render_block_core_social_link	5.4.0	attributes content block
render_block_core_tag_cloud	5.2.0	attributes
render_block_core_template_part	5.9.0	attributes
render_block_core_term_count	6.9.0	attributes content block
render_block_core_term_description	5.9.0	attributes content block
render_block_core_term_name	6.9.0	attributes content block
render_block_core_term_template	6.9.0	attributes content block
render_block_core_video	6.9.0	attributes content
render_block_core_widget_group	5.9.0	attributes content block
request_filesystem_credentials	2.5.0	form_post type? error? context? extra_fields? allow_relaxed_file_ownership?
require_if_theme_supports	2.9.0	feature file
require_wp_db	2.5.0
reset_mbstring_encoding	3.7.0
reset_password	2.5.0	user new_pass
resolve_block_template	5.8.0	template_type template_hierarchy fallback_template@5.9.0
resolve_pattern_blocks	6.6.0	blocks
rest_add_application_passwords_to_index	5.6.0	response
rest_api_default_filters	4.4.0
rest_api_init	4.4.0
rest_api_loaded	4.4.0
rest_api_register_rewrites	4.4.0
rest_application_password_check_errors	5.6.0	result
rest_application_password_collect_status	5.6.0	user_or_error app_password?@5.7.0
rest_are_values_equal	5.7.0	value1 value2
rest_authorization_required_code	4.7.0
rest_convert_error_to_response	5.7.0	error
rest_cookie_check_errors	4.4.0	result
rest_cookie_collect_status	4.4.0
rest_default_additional_properties_to_false	5.5.0	schema
rest_do_request	4.4.0	request
rest_ensure_request	4.4.0	request
rest_ensure_response	4.4.0	response
rest_filter_response_by_context	5.5.0	response_data schema context
rest_filter_response_fields	4.8.0	response server request
rest_find_any_matching_schema	5.6.0	value args param
rest_find_matching_pattern_property_schema	5.6.0	property args
rest_find_one_matching_schema	5.6.0	value args param stop_after_first_match?
rest_format_combining_operation_error	5.6.0	param error
rest_get_allowed_schema_keywords	5.6.0
rest_get_authenticated_app_password	5.7.0
rest_get_avatar_sizes	4.7.0
rest_get_avatar_urls	4.7.0	id_or_email
rest_get_best_type_for_value	5.5.0	value types
rest_get_combining_operation_error	5.6.0	value param errors
rest_get_date_with_gmt	4.4.0	date is_utc?
rest_get_endpoint_args_for_schema	5.6.0	schema method?
rest_get_queried_resource_route	5.5.0
rest_get_route_for_post	5.5.0	post
rest_get_route_for_post_type_items	5.9.0	post_type
rest_get_route_for_taxonomy_items	5.9.0	taxonomy
rest_get_route_for_term	5.5.0	term
rest_get_server	4.5.0
rest_get_url_prefix	4.4.0
rest_handle_deprecated_argument	4.4.0	function_name message version
rest_handle_deprecated_function	4.4.0	function_name replacement version
rest_handle_doing_it_wrong	5.5.0	function_name message version
rest_handle_multi_type_schema	5.5.0	value args param?
rest_handle_options_request	4.4.0	response handler request
rest_is_array	5.5.0	maybe_array
rest_is_boolean	4.7.0	maybe_bool
rest_is_field_included	5.3.0	field fields
rest_is_integer	5.5.0	maybe_integer
rest_is_ip_address	4.7.0	ip
rest_is_object	5.5.0	maybe_object
rest_output_link_header	4.4.0
rest_output_link_wp_head	4.4.0
rest_output_rsd	4.4.0
rest_parse_date	4.4.0	date force_utc?
rest_parse_embed_param	5.4.0	embed
rest_parse_hex_color	5.4.0	color
rest_parse_request_arg	4.7.0	value request param
rest_preload_api_request	5.0.0	memo path
rest_sanitize_array	5.5.0	maybe_array
rest_sanitize_boolean	4.7.0	value
rest_sanitize_object	5.5.0	maybe_object
rest_sanitize_request_arg	4.7.0	value request param
rest_sanitize_value_from_schema	4.7.0	value args param?@5.5.0
rest_send_allow_header	4.4.0	response server request
rest_send_cors_headers	4.4.0	value
rest_stabilize_value	5.5.0	value
rest_url	4.4.0	path? scheme?
rest_validate_array_contains_unique_items	5.5.0	input_array
rest_validate_array_value_from_schema	5.7.0	value args param
rest_validate_boolean_value_from_schema	5.7.0	value param
rest_validate_enum	5.7.0	value args param
rest_validate_integer_value_from_schema	5.7.0	value args param
rest_validate_json_schema_pattern	5.6.0	pattern value
rest_validate_null_value_from_schema	5.7.0	value param
rest_validate_number_value_from_schema	5.7.0	value args param
rest_validate_object_value_from_schema	5.7.0	value args param
rest_validate_request_arg	4.7.0	value request param
rest_validate_string_value_from_schema	5.7.0	value args param
rest_validate_value_from_schema	4.7.0	value args param?
restore_current_blog	3.0.0
restore_current_locale	4.7.0
restore_previous_locale	4.7.0
resume_plugin	5.2.0	plugin redirect?
resume_theme	5.2.0	theme redirect?
retrieve_password	2.5.0	user_login?@5.7.0
retrieve_widgets	2.8.0	theme_changed?
revoke_super_admin	3.0.0	user_id
rewind_posts	1.5.0
rich_edit_exists	2.1.0		3.9.0
rsd_link	2.0.0
rss2_site_icon	4.3.0
rss_enclosure	1.5.0
safecss_filter_attr	2.8.1	css deprecated?!2.8.1
sanitize_bookmark	2.3.0	bookmark context?
sanitize_bookmark_field	2.3.0	field value bookmark_id context
sanitize_category	2.3.0	category context?
sanitize_category_field	2.3.0	field value cat_id context
sanitize_comment_cookies	2.0.4
sanitize_email	1.5.0	email
sanitize_file_name	2.1.0	filename
sanitize_hex_color	3.4.0	color
sanitize_hex_color_no_hash	3.4.0	color
sanitize_html_class	2.8.0	classname fallback?
sanitize_key	3.0.0	key
sanitize_locale_name	6.2.1	locale_name
sanitize_meta	3.1.3	meta_key meta_value object_type object_subtype?@4.9.8
sanitize_mime_type	3.1.3	mime_type
sanitize_option	2.0.5	option value
sanitize_post	2.3.0	post context?
sanitize_post_field	2.3.0	field value post_id context?
sanitize_sql_orderby	2.5.1	orderby
sanitize_term	2.3.0	term taxonomy context?
sanitize_term_field	2.3.0	field value term_id taxonomy context
sanitize_text_field	2.9.0	str
sanitize_textarea_field	4.7.0	str
sanitize_title	1.0.0	title fallback_title? context?
sanitize_title_for_query	3.1.0	title
sanitize_title_with_dashes	1.2.0	title raw_title? context?
sanitize_trackback_urls	3.4.0	to_ping
sanitize_url	2.3.1	url protocols?
sanitize_user	2.0.0	username strict?
sanitize_user_field	2.3.0	field value user_id context
sanitize_user_object	2.3.0	user context?	3.3.0
saveDomDocument	2.8.0	doc filename
save_mod_rewrite_rules	1.5.0
screen_icon	2.7.0		3.8.0
screen_layout	2.8.0	screen	3.3.0
screen_meta	2.7.0	screen	3.3.0
screen_options	2.8.0	screen	3.3.0
script_concat_settings	2.8.0
search_theme_directories	2.9.0	force?
seems_utf8	1.2.1	str	6.9.0	wp_is_valid_utf8
selected	1.0.0	selected current? display?
self_admin_url	3.1.0	path? scheme?
self_link	2.5.0
send_confirmation_on_profile_email	3.0.0	user_id?@7.0.3
send_frame_options_header	3.1.3
send_nosniff_header	3.0.0
send_origin_headers	3.4.0
separate_comments	2.7.0	&comments
serialize_block	5.3.1	block
serialize_block_attributes	5.3.1	block_attributes
serialize_blocks	5.3.1	blocks
set_current_screen	3.0.0	hook_name?
set_current_user	2.0.1	id name?	3.0.0	wp_set_current_user	wp_set_current_user($0,$1?)
set_ignored_hooked_blocks_metadata	6.5.0	&parsed_anchor_block relative_position hooked_blocks context
set_post_format	3.1.0	post format
set_post_thumbnail	3.1.0	post thumbnail_id
set_post_thumbnail_size	2.9.0	width? height? crop?
set_post_type	2.5.0	post_id? post_type?
set_query_var	2.2.0	query_var value
set_screen_options	2.8.0
set_site_transient	2.9.0	transient value expiration?
set_theme_mod	2.1.0	name value
set_transient	2.8.0	transient value expiration?
set_url_scheme	3.4.0	url scheme?
set_user_setting	2.8.0	name value
settings_errors	3.0.0	setting? sanitize? hide_on_update?
settings_fields	2.7.0	option_group
setup_config_display_header	2.3.0	body_classes?
setup_postdata	1.5.0	post
setup_userdata	2.0.4	for_user_id?
shortcode_atts	2.5.0	pairs atts shortcode?
shortcode_exists	3.6.0	tag
shortcode_parse_atts	2.5.0	text
shortcode_unautop	2.9.0	text
show_admin_bar	3.1.0	show
show_blog_form	3.0.0	blogname? blog_title? errors?
show_message	2.1.0	message
show_user_form	3.0.0	user_name? user_email? errors?
shutdown_action_hook	1.2.0
signup_another_blog	3.0.0	blogname? blog_title? errors?
signup_blog	3.0.0	user_name? user_email? blogname? blog_title? errors?
signup_get_available_languages	4.4.0
signup_nonce_check	3.0.0	result
signup_nonce_fields	3.0.0
signup_user	3.0.0	user_name? user_email? errors?
single_cat_title	0.71	prefix? display?
single_month_title	0.71	prefix? display?
single_post_title	0.71	prefix? display?
single_tag_title	2.3.0	prefix? display?
single_term_title	3.1.0	prefix? display?
site_admin_notice	3.0.0
site_icon_url	4.3.0	size? url? blog_id?
site_url	3.0.0	path? scheme?
size_format	2.3.0	bytes decimals?
skip		handle num_bytes
smilies_init	2.2.0
sort_menu		a b
spawn_cron	2.1.0	gmt_time?
startElement	0.71	parser tag_name attrs
start_post_rel_link	2.8.0	title? in_same_cat? excluded_categories?	3.3.0
start_wp	1.0.1		1.5.0
status_header	2.0.0	code description?@4.4.0
stick_post	2.7.0	post_id
sticky_class	2.7.0	post_id?	3.5.0	post_class
str_contains	5.9.0	haystack needle
str_ends_with	5.9.0	haystack needle
str_starts_with	5.9.0	haystack needle
stream_preview_image	2.9.0	post_id
strip_core_block_namespace	5.3.1	block_name?
strip_fragment_from_url	4.4.0	url
strip_shortcode_tag	3.3.0	m
strip_shortcodes	2.5.0	content
stripos		haystack needle
stripslashes_deep	2.0.0	value
stripslashes_from_strings_only	4.4.0	value
styles_for_block_core_search	5.8.0	attributes
submit_button	3.1.0	text? type? name? wrap? other_attributes?
switch_theme	2.5.0	stylesheet
switch_to_blog	3.0.0	new_blog_id deprecated?
switch_to_locale	4.7.0	locale
switch_to_user_locale	6.2.0	user_id
sync_category_tag_slugs	3.0.0	term taxonomy	6.1.0
tag_description	2.8.0	tag?
tag_escape	2.5.0	tag_name
tag_exists	2.3.0	tag_name
taxonomy_exists	3.0.0	taxonomy
taxonomy_meta_box_sanitize_cb_checkboxes	5.1.0	taxonomy terms
taxonomy_meta_box_sanitize_cb_input	5.1.0	taxonomy terms
term_description	2.8.0	term? deprecated?
term_exists	3.0.0	term taxonomy? parent_term?
term_is_ancestor_of	3.4.0	term1 term2 taxonomy
the_ID	0.71
the_archive_description	4.1.0	before? after?
the_archive_title	4.1.0	before? after?
the_attachment_link	2.0.0	post? fullsize? deprecated?!2.5.0 permalink?
the_attachment_links	2.0.0	id?	3.7.0
the_author	0.71	deprecated?!2.1.0 deprecated_echo?!1.5.0
the_author_ID	0.71		2.8.0	the_author_meta('ID')	the_author_meta('ID')
the_author_aim	0.71		2.8.0	the_author_meta('aim')	the_author_meta('aim')
the_author_description	1.0.0		2.8.0	the_author_meta('description')	the_author_meta('description')
the_author_email	0.71		2.8.0	the_author_meta('email')	the_author_meta('email')
the_author_firstname	0.71		2.8.0	the_author_meta('first_name')	the_author_meta('first_name')
the_author_icq	0.71		2.8.0	the_author_meta('icq')	the_author_meta('icq')
the_author_lastname	0.71		2.8.0	the_author_meta('last_name')	the_author_meta('last_name')
the_author_link	2.1.0	use_title_attr?@7.0.0
the_author_login	0.71		2.8.0	the_author_meta('login')	the_author_meta('login')
the_author_meta	2.8.0	field? user_id?
the_author_msn	0.71		2.8.0	the_author_meta('msn')	the_author_meta('msn')
the_author_nickname	0.71		2.8.0	the_author_meta('nickname')	the_author_meta('nickname')
the_author_posts	0.71
the_author_posts_link	1.2.0	deprecated?!2.1.0
the_author_url	0.71		2.8.0	the_author_meta('url')	the_author_meta('url')
the_author_yim	0.71		2.8.0	the_author_meta('yim')	the_author_meta('yim')
the_block_editor_meta_box_post_form_hidden_fields	5.0.0	post
the_block_editor_meta_boxes	5.0.0
the_block_template_skip_link	5.8.0		6.4.0	wp_enqueue_block_template_skip_link
the_category	0.71	separator? parents? post_id?
the_category_ID	0.71	display?	0.71	get_the_category
the_category_head	0.71	before? after?	0.71	get_the_category_by_ID
the_category_rss	0.71	type?
the_comment	2.2.0
the_comments_navigation	4.4.0	args?
the_comments_pagination	4.4.0	args?
the_content	0.71	more_link_text? strip_teaser?
the_content_feed	2.9.0	feed_type?
the_content_rss	0.71	more_link_text? stripteaser? more_file? cut? encode_html?	2.9.0	the_content_feed
the_custom_header_markup	4.7.0
the_custom_logo	4.5.0	blog_id?
the_date	0.71	format? before? after? display?
the_date_xml	1.0.0
the_editor	2.1.0	content id? prev_id? media_buttons? tab_index? extended?	3.3.0	wp_editor
the_embed_site_title	4.5.0
the_excerpt	0.71
the_excerpt_embed	4.4.0
the_excerpt_rss	0.71
the_feed_link	3.0.0	anchor feed?
the_generator	2.5.0	type
the_guid	1.5.0	post?
the_header_image_tag	4.4.0	attr?
the_header_video_url	4.7.0
the_media_upload_tabs	2.5.0
the_meta	1.2.0		6.0.2	get_post_meta
the_modified_author	2.8.0
the_modified_date	2.1.0	format? before? after? display?
the_modified_time	2.0.0	format?
the_permalink	1.2.0	post?@4.4.0
the_permalink_rss	2.3.0
the_post	1.5.0
the_post_navigation	4.1.0	args?
the_post_password	2.7.0
the_post_thumbnail	2.9.0	size? attr?
the_post_thumbnail_caption	4.6.0	post?
the_post_thumbnail_url	4.4.0	size?
the_posts_navigation	4.1.0	args?
the_posts_pagination	4.1.0	args?
the_privacy_policy_link	4.9.6	before? after?
the_search_query	2.1.0
the_shortlink	3.0.0	text? title? before? after?
the_tags	2.3.0	before? sep? after?
the_taxonomies	2.5.0	args?
the_terms	2.5.0	post_id taxonomy before? sep? after?
the_time	0.71	format?
the_title	0.71	before? after? display?
the_title_attribute	2.3.0	args?
the_title_rss	0.71
the_weekday	0.71
the_weekday_date	0.71	before? after?
the_widget	2.8.0	widget instance? args?
theme_update_available	2.7.0	theme
themes_api	2.8.0	action args?
timer_float	5.8.0
timer_start	0.71
timer_stop	0.71	display? precision?
tinymce_include	2.1.0		2.1.0	wp_editor
touch_time	0.71	edit? for_post? tab_index? multi?
trackback	0.71	trackback_url title excerpt post_id
trackback_rdf	0.71	deprecated?!2.5.0
trackback_response	0.71	error? error_message?
trackback_url	0.71	deprecated_echo?!2.5.0
trackback_url_list	1.0.0	tb_list post_id
trailingslashit	1.2.0	value
translate	2.2.0	text domain?
translate_level_to_role	2.0.0	level
translate_nooped_plural	3.1.0	nooped_plural count domain?
translate_settings_using_i18n_schema	5.9.0	i18n_schema settings textdomain
translate_smiley	2.8.0	matches
translate_user_role	2.8.0	name domain?@5.2.0
translate_with_context	2.5.0	text domain?	2.9.0	_x
translate_with_gettext_context	2.8.0	text context domain?
translations_api	4.0.0	type args?
traverse_and_serialize_block	6.4.0	block pre_callback? post_callback?
traverse_and_serialize_blocks	6.4.0	blocks pre_callback? post_callback?
type_url_form_audio			3.3.0	wp_media_insert_url_form('audio')	wp_media_insert_url_form('audio')
type_url_form_file			3.3.0	wp_media_insert_url_form('file')	wp_media_insert_url_form('file')
type_url_form_image			3.3.0	wp_media_insert_url_form('image')	wp_media_insert_url_form('image')
type_url_form_video			3.3.0	wp_media_insert_url_form('video')	wp_media_insert_url_form('video')
undismiss_core_update	2.7.0	version locale
unescape_invalid_shortcodes	4.2.3	content
uninstall_plugin	2.7.0	plugin
unload_textdomain	3.0.0	domain reloadable?@6.1.0
unregister_block_bindings_source	6.5.0	source_name
unregister_block_pattern	5.5.0	pattern_name
unregister_block_pattern_category	5.5.0	category_name
unregister_block_style	5.3.0	block_name block_style_name
unregister_block_template	6.7.0	template_name
unregister_block_type	5.0.0	name
unregister_default_headers	3.0.0	header
unregister_meta_key	4.6.0	object_type meta_key object_subtype?@4.9.8
unregister_nav_menu	3.1.0	location
unregister_post_meta	4.9.8	post_type meta_key
unregister_post_type	4.5.0	post_type
unregister_setting	2.7.0	option_group option_name deprecated?!4.7.0
unregister_sidebar	2.2.0	sidebar_id
unregister_sidebar_widget	2.2.0	id	2.8.0	wp_unregister_sidebar_widget	wp_unregister_sidebar_widget($0)
unregister_taxonomy	4.5.0	taxonomy
unregister_taxonomy_for_object_type	3.7.0	taxonomy object_type
unregister_term_meta	4.9.8	taxonomy meta_key
unregister_widget	2.8.0	widget
unregister_widget_control	2.2.0	id	2.8.0	wp_unregister_widget_control	wp_unregister_widget_control($0)
unstick_post	2.7.0	post_id
untrailingslashit	2.2.0	value
unzip_file	2.5.0	file to
update_archived	3.0.0	id archived
update_attached_file	2.1.0	attachment_id file
update_blog_details	3.0.0	blog_id details?
update_blog_option	3.0.0	id option value deprecated?!3.1.0
update_blog_public	3.0.0	old_value value
update_blog_status	3.0.0	blog_id pref value deprecated?!3.1.0
update_category_cache	1.5.0		3.1.0
update_comment_cache	2.3.0	comments update_meta_cache?@4.4.0
update_comment_meta	2.9.0	comment_id meta_key meta_value prev_value?
update_core	2.7.0	from to
update_gallery_tab	2.5.0	tabs
update_home_siteurl	2.1.0	old_value value
update_ignored_hooked_blocks_postmeta	6.6.0	post
update_menu_item_cache	6.1.0	menu_items
update_meta	1.2.0	meta_id meta_key meta_value
update_meta_cache	2.9.0	meta_type object_ids
update_metadata	2.9.0	meta_type object_id meta_key meta_value prev_value?
update_metadata_by_mid	3.3.0	meta_type meta_id meta_value meta_key?
update_nag	2.3.0
update_network_cache	4.6.0	networks
update_network_option	4.4.0	network_id option value
update_network_option_new_admin_email	4.9.0	old_value value
update_object_term_cache	2.3.0	object_ids object_type
update_option	1.0.0	option value autoload?@4.2.0
update_option_new_admin_email	3.0.0	old_value value
update_page_cache	1.5.1	&pages	3.4.0	update_post_cache
update_post_author_caches	6.1.0	posts
update_post_cache	1.5.1	&posts
update_post_caches	1.5.0	&posts post_type? update_term_cache? update_meta_cache?
update_post_meta	1.5.0	post_id meta_key meta_value prev_value?
update_post_parent_caches	6.1.0	posts
update_post_thumbnail_cache	3.2.0	wp_query?
update_postmeta_cache	2.1.0	post_ids
update_posts_count	3.0.0	deprecated?
update_recently_edited	1.5.0	file
update_right_now_message	2.5.0
update_site_cache	4.6.0	sites update_meta_cache?@5.1.0
update_site_meta	5.1.0	site_id meta_key meta_value prev_value?
update_site_option	2.8.0	option value
update_sitemeta_cache	5.1.0	site_ids
update_term_cache	2.3.0	terms taxonomy?
update_term_meta	4.4.0	term_id meta_key meta_value prev_value?
update_termmeta_cache	4.4.0	term_ids
update_user_caches	3.0.0	user
update_user_meta	3.0.0	user_id meta_key meta_value prev_value?
update_user_option	2.0.0	user_id option_name newvalue is_global?
update_user_status	3.0.0	id pref value deprecated?!3.0.2	5.3.0	wp_update_user
update_usermeta	2.0.0	user_id meta_key meta_value	3.0.0	update_user_meta
upgrade_100	1.0.0
upgrade_101	1.0.1
upgrade_110	1.2.0
upgrade_130	1.5.0
upgrade_160	2.0.0
upgrade_210	2.1.0
upgrade_230	2.3.0
upgrade_230_old_tables	2.3.0
upgrade_230_options_table	2.3.0
upgrade_250	2.5.0
upgrade_252	2.5.2
upgrade_260	2.6.0
upgrade_270	2.7.0
upgrade_280	2.8.0
upgrade_290	2.9.0
upgrade_300	3.0.0
upgrade_330	3.3.0
upgrade_340	3.4.0
upgrade_350	3.5.0
upgrade_370	3.7.0
upgrade_372	3.7.2
upgrade_380	3.8.0
upgrade_400	4.0.0
upgrade_420	4.2.0
upgrade_430	4.3.0
upgrade_430_fix_comments	4.3.0
upgrade_431	4.3.1
upgrade_440	4.4.0
upgrade_450	4.5.0
upgrade_460	4.6.0
upgrade_500	5.0.0		5.1.0
upgrade_510	5.1.0
upgrade_530	5.3.0
upgrade_550	5.5.0
upgrade_560	5.6.0
upgrade_590	5.9.0
upgrade_600	6.0.0
upgrade_630	6.3.0
upgrade_640	6.4.0
upgrade_650	6.5.0
upgrade_670	6.7.0
upgrade_682	6.8.2
upgrade_700	7.0.0
upgrade_all	1.0.1
upgrade_network	3.0.0
upgrade_old_slugs	2.2.0
upload_is_file_too_big	3.0.0	upload
upload_is_user_over_quota	3.0.0	display_message?
upload_size_limit_filter	3.0.0	size
upload_space_setting	3.0.0	id
url_is_accessable_via_ssl	2.5.0	url	4.0.0
url_shorten	1.2.0	url length?
url_to_postid	1.0.0	url
urldecode_deep	4.4.0	value
urlencode_deep	2.2.0	value
use_block_editor_for_post	5.0.0	post
use_block_editor_for_post_type	5.0.0	post_type
use_codepress	2.8.0		3.0.0
use_ssl_preference	2.7.0	user
user_admin_url	3.0.0	path? scheme?
user_can	3.1.0	user capability ...args
user_can_access_admin_page	1.5.0
user_can_create_draft	1.5.0	user_id blog_id? category_id?	2.0.0	current_user_can
user_can_create_post	1.5.0	user_id blog_id? category_id?	2.0.0	current_user_can
user_can_delete_post	1.5.0	user_id post_id blog_id?	2.0.0	current_user_can
user_can_delete_post_comments	1.5.0	user_id post_id blog_id?	2.0.0	current_user_can
user_can_edit_post	1.5.0	user_id post_id blog_id?	2.0.0	current_user_can
user_can_edit_post_comments	1.5.0	user_id post_id blog_id?	2.0.0	current_user_can
user_can_edit_post_date	1.5.0	user_id post_id blog_id?	2.0.0	current_user_can
user_can_edit_user	1.5.0	user_id other_user	2.0.0	current_user_can
user_can_for_site	6.7.0	user site_id capability ...args
user_can_richedit	2.0.0
user_can_set_post_date	1.5.0	user_id blog_id? category_id?	2.0.0	current_user_can
user_pass_ok	0.71	user_login user_pass	3.5.0	wp_authenticate
user_trailingslashit	2.2.0	url type_of_url?
username_exists	2.0.0	username
users_can_register_signup_filter	3.0.0
utf8_decode	6.9.0	utf8_text
utf8_encode	6.9.0	iso_8859_1_text
utf8_uri_encode	1.5.0	utf8_string length? encode_ascii_characters?
valid_unicode	2.7.0	i
validate_active_plugins	2.5.0
validate_another_blog_signup	3.0.0
validate_blog_form	3.0.0
validate_blog_signup	3.0.0
validate_current_theme	1.5.0
validate_email	3.0.0	email check_domain?	3.0.0	is_email	is_email($0,$1)
validate_file	1.2.0	file allowed_files?
validate_file_to_edit	1.5.0	file allowed_files?
validate_plugin	2.5.0	plugin
validate_plugin_requirements	5.2.0	plugin
validate_theme_requirements	5.5.0	stylesheet
validate_user_form	3.0.0
validate_user_signup	3.0.0
validate_username	2.0.1	username
verify_file_md5	3.7.0	filename expected_md5
verify_file_signature	5.2.0	filename signatures filename_for_errors?
walk_category_dropdown_tree	2.1.0	...args
walk_category_tree	2.1.0	...args
walk_nav_menu_tree	3.0.0	items depth args
walk_page_dropdown_tree	2.1.0	...args
walk_page_tree	2.1.0	pages depth current_page args
weblog_ping	1.2.0	server? path?
welcome_user_msg_filter	3.0.0	text
win_is_writable	2.8.0	path
wlwmanifest_link	2.3.1		6.3.0
wp	2.0.0	query_vars?
wp_add_block_state_style_rule	7.1.0	&css_rules state selector style rules_group?
wp_add_crossorigin_attributes	7.1.0	html
wp_add_dashboard_widget	2.7.0	widget_id widget_name callback control_callback? callback_args? context? priority?
wp_add_editor_classic_theme_styles	6.1.0	editor_settings	6.8.0	wp_enqueue_classic_theme_styles
wp_add_footnotes_to_revision	6.3.0	fields
wp_add_global_styles_for_blocks	6.1.0
wp_add_id3_tag_data	3.6.0	&metadata data
wp_add_iframed_editor_assets_html	5.8.0		6.0.0
wp_add_inline_script	4.5.0	handle data position?
wp_add_inline_style	3.3.0	handle data
wp_add_object_terms	3.6.0	object_id terms taxonomy
wp_add_parent_layout_to_parsed_block	6.6.0	parsed_block source_block parent_block
wp_add_post_tags	2.3.0	post_id? tags?
wp_add_privacy_policy_content	4.9.6	plugin_name policy_text
wp_add_state_style_group	7.1.0	&groups selector style
wp_add_trashed_suffix_to_post_name_for_post	4.5.0	post
wp_add_trashed_suffix_to_post_name_for_trashed_posts	4.5.0	post_name post_id?
wp_admin_bar_add_secondary_groups	3.3.0	wp_admin_bar
wp_admin_bar_appearance_menu	3.1.0	wp_admin_bar
wp_admin_bar_command_palette_menu	7.0.0	wp_admin_bar
wp_admin_bar_comments_menu	3.1.0	wp_admin_bar
wp_admin_bar_customize_menu	4.3.0	wp_admin_bar
wp_admin_bar_dashboard_view_site_menu	3.2.0	wp_admin_bar	3.3.0
wp_admin_bar_edit_menu	3.1.0	wp_admin_bar
wp_admin_bar_edit_site_menu	5.9.0	wp_admin_bar
wp_admin_bar_header	3.1.0		6.4.0	wp_enqueue_admin_bar_header_styles
wp_admin_bar_my_account_item	3.3.0	wp_admin_bar
wp_admin_bar_my_account_menu	3.1.0	wp_admin_bar
wp_admin_bar_my_sites_menu	3.1.0	wp_admin_bar
wp_admin_bar_new_content_menu	3.1.0	wp_admin_bar
wp_admin_bar_recovery_mode_menu	5.2.0	wp_admin_bar
wp_admin_bar_render	3.1.0
wp_admin_bar_search_menu	3.3.0	wp_admin_bar
wp_admin_bar_shortlink_menu	3.1.0	wp_admin_bar
wp_admin_bar_sidebar_toggle	3.8.0	wp_admin_bar
wp_admin_bar_site_menu	3.3.0	wp_admin_bar
wp_admin_bar_updates_menu	3.1.0	wp_admin_bar
wp_admin_bar_wp_menu	3.3.0	wp_admin_bar
wp_admin_canonical_url	4.2.0
wp_admin_css	2.3.0	file? force_echo?
wp_admin_css_color	2.5.0	key name url colors? icons?
wp_admin_css_uri	2.3.0	file?
wp_admin_headers	4.9.0
wp_admin_notice	6.4.0	message args?
wp_admin_viewport_meta	5.5.0
wp_after_insert_post	5.6.0	post update post_before
wp_ai_client_prompt	7.0.0	prompt?
wp_ajax_activate_plugin	6.5.0
wp_ajax_add_link_category	3.1.0	action
wp_ajax_add_menu_item	3.1.0
wp_ajax_add_meta	3.1.0
wp_ajax_add_tag	3.1.0
wp_ajax_add_user	3.1.0	action
wp_ajax_ajax_tag_search	3.1.0
wp_ajax_autocomplete_user	3.4.0
wp_ajax_closed_postboxes	3.1.0
wp_ajax_crop_image	4.3.0
wp_ajax_dashboard_widgets	3.4.0
wp_ajax_date_format	3.1.0
wp_ajax_delete_comment	3.1.0
wp_ajax_delete_inactive_widgets	4.4.0
wp_ajax_delete_link	3.1.0
wp_ajax_delete_meta	3.1.0
wp_ajax_delete_page	3.1.0	action
wp_ajax_delete_plugin	4.6.0
wp_ajax_delete_post	3.1.0	action
wp_ajax_delete_tag	3.1.0
wp_ajax_delete_theme	4.6.0
wp_ajax_destroy_sessions	4.1.0
wp_ajax_dim_comment	3.1.0
wp_ajax_dismiss_wp_pointer	3.1.0
wp_ajax_edit_comment	3.1.0
wp_ajax_edit_theme_plugin_file	4.9.0
wp_ajax_fetch_list	3.1.0
wp_ajax_find_posts	3.1.0
wp_ajax_generate_password	4.4.0
wp_ajax_get_attachment	3.5.0
wp_ajax_get_comments	3.1.0	action
wp_ajax_get_community_events	4.8.0
wp_ajax_get_permalink	3.1.0
wp_ajax_get_post_thumbnail_html	4.6.0
wp_ajax_get_revision_diffs	3.6.0
wp_ajax_get_tagcloud	3.1.0
wp_ajax_health_check_background_updates	5.2.0		5.6.0
wp_ajax_health_check_dotorg_communication	5.2.0		5.6.0
wp_ajax_health_check_get_sizes	5.2.0		5.6.0
wp_ajax_health_check_loopback_requests	5.2.0		5.6.0
wp_ajax_health_check_site_status_result	5.2.0
wp_ajax_heartbeat	3.6.0
wp_ajax_hidden_columns	3.1.0
wp_ajax_image_editor	3.1.0
wp_ajax_imgedit_preview	3.1.0
wp_ajax_inline_save	3.1.0
wp_ajax_inline_save_tax	3.1.0
wp_ajax_install_plugin	4.6.0
wp_ajax_install_theme	4.6.0
wp_ajax_logged_in	3.4.0
wp_ajax_media_create_image_subsizes	5.3.0
wp_ajax_menu_get_metabox	3.1.0
wp_ajax_menu_locations_save	3.1.0
wp_ajax_menu_quick_search	3.1.0
wp_ajax_meta_box_order	3.1.0
wp_ajax_nopriv_generate_password	5.7.0
wp_ajax_nopriv_heartbeat	3.6.0
wp_ajax_oembed_cache	3.1.0
wp_ajax_parse_embed	4.0.0
wp_ajax_parse_media_shortcode	4.0.0
wp_ajax_press_this_add_category	4.2.0		4.9.0
wp_ajax_press_this_save_post	4.2.0		4.9.0
wp_ajax_query_attachments	3.5.0
wp_ajax_query_themes	3.9.0
wp_ajax_replyto_comment	3.1.0	action
wp_ajax_rest_nonce	5.3.0
wp_ajax_sample_permalink	3.1.0
wp_ajax_save_attachment	3.5.0
wp_ajax_save_attachment_compat	3.5.0
wp_ajax_save_attachment_order	3.5.0
wp_ajax_save_user_color_scheme	3.8.0
wp_ajax_save_widget	3.1.0
wp_ajax_save_wporg_username	4.4.0
wp_ajax_search_install_plugins	4.6.0
wp_ajax_search_plugins	4.6.0
wp_ajax_send_attachment_to_editor	3.5.0
wp_ajax_send_link_to_editor	3.5.0
wp_ajax_send_password_reset	5.7.0
wp_ajax_set_attachment_thumbnail	4.0.0
wp_ajax_set_post_thumbnail	3.1.0
wp_ajax_time_format	3.1.0
wp_ajax_toggle_auto_updates	5.5.0
wp_ajax_trash_post	3.1.0	action
wp_ajax_untrash_post	3.1.0	action
wp_ajax_update_plugin	4.2.0
wp_ajax_update_theme	4.6.0
wp_ajax_update_welcome_panel	3.1.0
wp_ajax_update_widget	3.9.0
wp_ajax_upload_attachment	3.3.0
wp_ajax_widgets_order	3.1.0
wp_ajax_wp_compression_test	3.1.0
wp_ajax_wp_fullscreen_save_post	3.1.0		4.3.0
wp_ajax_wp_link_ajax	3.1.0
wp_ajax_wp_privacy_erase_personal_data	4.9.6
wp_ajax_wp_privacy_export_personal_data	4.9.6
wp_ajax_wp_remove_post_lock	3.1.0
wp_allow_comment	2.0.0	commentdata wp_error?
wp_allowed_protocols	3.3.0
wp_apply_alignment_support	5.6.0	block_type block_attributes
wp_apply_anchor_support	7.0.0	block_type block_attributes
wp_apply_aria_label_support	6.8.0	block_type block_attributes
wp_apply_border_support	5.8.0	block_type block_attributes
wp_apply_colors_support	5.6.0	block_type block_attributes
wp_apply_custom_classname_support	5.6.0	block_type block_attributes
wp_apply_dimensions_support	5.9.0	block_type block_attributes
wp_apply_generated_classname_support	5.6.0	block_type
wp_apply_shadow_support	6.3.0	block_type block_attributes
wp_apply_spacing_support	5.8.0	block_type block_attributes
wp_apply_typography_support	5.6.0	block_type block_attributes
wp_array_slice_assoc	3.1.0	input_array keys
wp_assign_widget_to_sidebar	5.8.0	widget_id sidebar_id
wp_attach_theme_preview_middleware	6.3.0
wp_attachment_is	4.2.0	type post?
wp_attachment_is_image	2.1.0	post?
wp_audio_shortcode	3.6.0	attr content?
wp_auth_check	3.6.0	response
wp_auth_check_html	3.6.0
wp_auth_check_load	3.6.0
wp_authenticate	2.5.0	username password
wp_authenticate_application_password	5.6.0	input_user username password
wp_authenticate_cookie	2.8.0	user username password
wp_authenticate_email_password	4.5.0	user email password
wp_authenticate_spam_check	3.7.0	user
wp_authenticate_username_password	2.8.0	user username password
wp_autoload_values_to_autoload	6.6.0
wp_autosave	3.9.0	post_data
wp_autosave_post_revisioned_meta_fields	6.4.0	new_autosave
wp_basename	3.1.0	path suffix?
wp_blacklist_check	1.5.0	author email url comment user_ip user_agent	5.5.0	wp_check_comment_disallowed_list	wp_check_comment_disallowed_list($0,$1,$2,$3,$4,$5)
wp_block_theme_activate_nonce	6.3.0
wp_body_open	5.2.0
wp_build_state_selector	7.1.0	base_selector block_selector state
wp_cache_add	2.0.0	key data group? expire?
wp_cache_add_global_groups	2.6.0	groups
wp_cache_add_multiple	6.0.0	data group? expire?
wp_cache_add_non_persistent_groups	2.6.0	groups
wp_cache_close	2.0.0
wp_cache_decr	3.3.0	key offset? group?
wp_cache_delete	2.0.0	key group?
wp_cache_delete_multiple	6.0.0	keys group?
wp_cache_flush	2.0.0
wp_cache_flush_group	6.1.0	group
wp_cache_flush_runtime	6.0.0
wp_cache_get	2.0.0	key group? force? &found?
wp_cache_get_last_changed	4.7.0	group
wp_cache_get_multiple	5.5.0	keys group? force?
wp_cache_get_multiple_salted	6.9.0	cache_keys group salt
wp_cache_get_salted	6.9.0	cache_key group salt
wp_cache_incr	3.3.0	key offset? group?
wp_cache_init	2.0.0
wp_cache_replace	2.0.0	key data group? expire?
wp_cache_reset	3.0.0		3.5.0	wp_cache_switch_to_blog
wp_cache_set	2.0.0	key data group? expire?
wp_cache_set_comments_last_changed	5.0.0
wp_cache_set_last_changed	6.3.0	group
wp_cache_set_multiple	6.0.0	data group? expire?
wp_cache_set_multiple_salted	6.9.0	data group salt expire?
wp_cache_set_posts_last_changed	5.0.0
wp_cache_set_salted	6.9.0	cache_key data group salt expire?
wp_cache_set_sites_last_changed	5.1.0
wp_cache_set_terms_last_changed	5.0.0
wp_cache_set_users_last_changed	6.3.0
wp_cache_supports	6.1.0	feature
wp_cache_switch_to_blog	7.0.0	blog_id
wp_cache_switch_to_blog_fallback	7.0.0
wp_calculate_image_sizes	4.4.0	size image_src? image_meta? attachment_id?
wp_calculate_image_srcset	4.4.0	size_array image_src image_meta attachment_id?
wp_can_install_language_pack	4.0.0
wp_caption_input_textarea	3.4.0	edit_post
wp_category_checklist	2.5.1	post_id? descendants_and_self? selected_cats? popular_cats? walker? checked_ontop?
wp_check_browser_version	3.2.0
wp_check_comment_data	6.7.0	comment_data
wp_check_comment_data_max_lengths	4.7.0	comment_data
wp_check_comment_disallowed_list	5.5.0	author email url comment user_ip user_agent
wp_check_comment_flood	4.7.0	is_flood ip email date avoid_die?
wp_check_filetype	2.0.4	filename mimes?
wp_check_filetype_and_ext	3.0.0	file filename mimes?
wp_check_for_changed_dates	4.9.3	post_id post post_before
wp_check_for_changed_slugs	2.1.0	post_id post post_before
wp_check_invalid_utf8	2.8.0	text strip?
wp_check_jsonp_callback	4.6.0	callback
wp_check_locked_posts	3.6.0	response data screen_id
wp_check_mysql_version	2.1.0
wp_check_password	2.5.0	password hash user_id?
wp_check_php_mysql_versions	3.0.0
wp_check_php_version	5.1.0
wp_check_post_hierarchy_for_loops	3.1.0	post_parent post_id
wp_check_post_lock	2.5.0	post
wp_check_revisioned_meta_fields_have_changed	6.4.0	post_has_changed last_revision post
wp_check_site_meta_support_prefilter	5.1.0	check
wp_check_term_hierarchy_for_loops	3.1.0	parent_term term_id taxonomy
wp_check_term_meta_support_prefilter	5.0.0	check
wp_check_widget_editor_deps	5.8.0
wp_checkdate	3.5.0	month day year source_date
wp_clean_plugins_cache	3.7.0	clear_update_cache?
wp_clean_theme_json_cache	6.2.0
wp_clean_themes_cache	3.5.0	clear_update_cache?
wp_clean_update_cache	4.1.0
wp_clear_auth_cookie	2.5.0
wp_clear_scheduled_hook	2.1.0	hook args? wp_error?@5.7.0
wp_clearcookie	1.5.0		2.5.0	wp_clear_auth_cookie	wp_clear_auth_cookie()
wp_clone	2.7.0	input_object	3.2.0
wp_color_scheme_settings	3.8.0
wp_comment_form_unfiltered_html_nonce	2.1.3
wp_comment_reply	2.7.0	position? checkbox? mode? table_row?
wp_comment_trashnotice	2.9.0
wp_comments_personal_data_eraser	4.9.6	email_address page?
wp_comments_personal_data_exporter	4.9.6	email_address page?
wp_common_block_scripts_and_styles	5.0.0
wp_connectors_get_application_password_credentials	7.1.0	auth
wp_connectors_parse_application_password_credentials	7.1.0	value
wp_connectors_sanitize_application_password_credentials	7.1.0	value option?
wp_constrain_dimensions	2.5.0	current_width current_height max_width? max_height?
wp_convert_bytes_to_hr	2.3.0	bytes	3.6.0	size_format
wp_convert_hr_to_bytes	2.3.0	value
wp_convert_widget_settings	2.8.0	base_name option_name settings
wp_cookie_constants	3.0.0
wp_copy_parent_attachment_properties	6.5.0	cropped parent_attachment_id context?
wp_count_attachments	2.5.0	mime_type?
wp_count_comments	2.5.0	post_id?
wp_count_posts	2.5.0	type? perm?
wp_count_sites	5.3.0	network_id?
wp_count_terms	2.3.0	args? deprecated?
wp_create_block_style_variation_instance_name	6.6.0	block variation	6.7.0	wp_unique_id
wp_create_categories	2.0.0	categories post_id?
wp_create_category	2.0.0	category_name category_parent?
wp_create_image_subsizes	5.3.0	file attachment_id
wp_create_initial_comment_meta	6.9.0
wp_create_initial_post_meta	6.3.0
wp_create_nav_menu	3.0.0	menu_name
wp_create_nonce	2.0.3	action?
wp_create_post_autosave	2.6.0	post_data
wp_create_tag	2.3.0	tag_name
wp_create_term	2.8.0	tag_name taxonomy?
wp_create_thumbnail	1.2.0	file max_side deprecated?	3.5.0	image_resize
wp_create_user	2.0.0	username password email?
wp_create_user_request	4.9.6	email_address? action_name? request_data? status?@5.7.0
wp_credits	3.2.0	version? locale?
wp_credits_section_list	5.3.0	credits? slug?
wp_credits_section_title	5.3.0	group_data?
wp_cron	2.1.0
wp_crop_image	2.1.0	src src_x src_y src_w src_h dst_w dst_h src_abs? dst_file?
wp_custom_css_cb	4.7.0
wp_custom_css_force_filtered_html_on_import_filter	7.0.0	arg
wp_custom_css_kses_init	7.0.0
wp_custom_css_kses_init_filters	7.0.0
wp_custom_css_remove_filters	7.0.0
wp_customize_support_script	3.4.0
wp_customize_url	3.4.0	stylesheet?
wp_dashboard	2.5.0
wp_dashboard_browser_nag	3.2.0
wp_dashboard_cached_rss_widget	2.5.0	widget_id callback check_urls? ...args
wp_dashboard_empty	2.5.0
wp_dashboard_events_news	4.8.0
wp_dashboard_incoming_links	2.7.0		3.8.0
wp_dashboard_incoming_links_control			3.8.0
wp_dashboard_incoming_links_output	2.5.0		3.8.0
wp_dashboard_php_nag	5.1.0
wp_dashboard_plugins			3.8.0
wp_dashboard_plugins_output	2.5.0	rss args?	4.8.0
wp_dashboard_primary	2.7.0
wp_dashboard_primary_control			3.8.0
wp_dashboard_primary_output	3.8.0	widget_id feeds
wp_dashboard_quick_press	3.8.0	message? notice_type?@7.1.0
wp_dashboard_quick_press_output	3.0.0		3.2.0	wp_dashboard_quick_press	wp_dashboard_quick_press()
wp_dashboard_quota	3.0.0
wp_dashboard_recent_comments	3.8.0	total_items?
wp_dashboard_recent_comments_control			3.8.0
wp_dashboard_recent_drafts	2.7.0	drafts?
wp_dashboard_recent_posts	3.8.0	args
wp_dashboard_right_now	2.7.0
wp_dashboard_rss_control	2.5.0	widget_id form_inputs?
wp_dashboard_rss_output	2.5.0	widget_id
wp_dashboard_secondary			3.8.0
wp_dashboard_secondary_control			3.8.0
wp_dashboard_secondary_output			3.8.0
wp_dashboard_setup	2.5.0
wp_dashboard_site_activity	3.8.0
wp_dashboard_site_health	5.4.0
wp_dashboard_trigger_widget_control	2.5.0	widget_control_id?
wp_date	5.3.0	format timestamp? timezone?
wp_debug_backtrace_summary	3.4.0	ignore_class? skip_frames? pretty?
wp_debug_mode	3.0.0
wp_default_editor	2.5.0
wp_default_packages	5.0.0	scripts
wp_default_packages_inline_scripts	5.0.0	scripts
wp_default_packages_scripts	5.0.0	scripts
wp_default_packages_vendor	5.0.0	scripts
wp_default_script_modules	6.7.0
wp_default_scripts	2.6.0	scripts
wp_default_styles	2.6.0	styles
wp_defer_comment_counting	2.5.0	defer?
wp_defer_term_counting	2.5.0	defer?
wp_delete_all_temp_backups	6.3.0
wp_delete_attachment	2.0.0	post_id force_delete?
wp_delete_attachment_files	4.9.7	post_id meta backup_sizes file
wp_delete_auto_drafts	3.4.0
wp_delete_category	2.0.0	cat_id
wp_delete_comment	2.0.0	comment_id force_delete?
wp_delete_file	4.2.0	file
wp_delete_file_from_directory	4.9.7	file directory
wp_delete_link	2.0.0	link_id
wp_delete_nav_menu	3.0.0	menu
wp_delete_object_term_relationships	2.3.0	object_id taxonomies
wp_delete_post	1.0.0	post_id? force_delete?
wp_delete_post_revision	2.6.0	revision
wp_delete_signup_on_user_delete	5.5.0	id reassign user
wp_delete_site	5.1.0	site_id
wp_delete_term	2.3.0	term taxonomy args?
wp_delete_user	2.0.0	id reassign?
wp_dependencies_unique_hosts	4.6.0
wp_dequeue_script	3.1.0	handle
wp_dequeue_script_module	6.5.0	id
wp_dequeue_style	3.1.0	handle
wp_deregister_script	2.1.0	handle
wp_deregister_script_module	6.5.0	id
wp_deregister_style	2.1.0	handle
wp_destroy_all_sessions	4.0.0
wp_destroy_current_session	4.0.0
wp_destroy_other_sessions	4.0.0
wp_determine_option_autoload_value	6.6.0	option value serialized_value autoload
wp_die	2.0.4	message? title? args?
wp_direct_php_update_button	5.1.1
wp_doc_link_parse	2.8.0	content
wp_doing_ajax	4.7.0
wp_doing_cron	4.8.0
wp_download_language_pack	4.0.0	download
wp_dropdown_categories	2.1.0	args?
wp_dropdown_cats	1.2.0	current_cat? current_parent? category_parent? level? categories?	3.0.0	wp_dropdown_categories
wp_dropdown_languages	4.0.0	args?
wp_dropdown_pages	2.1.0	args?
wp_dropdown_roles	2.1.0	selected? editable_roles?@7.0.0
wp_dropdown_users	2.3.0	args?
wp_edit_attachments_query	2.5.0	q?
wp_edit_attachments_query_vars	4.2.0	q?
wp_edit_posts_query	2.5.0	q?
wp_edit_theme_plugin_file	4.9.0	args
wp_editor	3.3.0	content editor_id settings?
wp_embed_defaults	2.9.0	url?
wp_embed_excerpt_attachment	4.4.0	content
wp_embed_excerpt_more	4.4.0	more_string
wp_embed_handler_audio	3.6.0	matches attr url rawattr
wp_embed_handler_googlevideo	2.9.0	matches attr url rawattr	4.6.0
wp_embed_handler_video	3.6.0	matches attr url rawattr
wp_embed_handler_youtube	4.0.0	matches attr url rawattr
wp_embed_register_handler	2.9.0	id regex callback priority?
wp_embed_unregister_handler	2.9.0	id priority?
wp_enable_block_templates	5.8.0
wp_encode_emoji	4.2.0	content
wp_enqueue_admin_bar_bump_styles	6.4.0
wp_enqueue_admin_bar_header_styles	6.4.0
wp_enqueue_block_custom_css	7.0.0
wp_enqueue_block_editor_script_modules	6.9.0
wp_enqueue_block_style	5.9.0	block_name args
wp_enqueue_block_style_variation_styles	6.6.0
wp_enqueue_block_support_styles	5.9.1	style priority?@6.1.0
wp_enqueue_block_template_skip_link	6.4.0
wp_enqueue_classic_theme_styles	6.1.0
wp_enqueue_code_editor	4.9.0	args
wp_enqueue_command_palette_assets	6.9.0
wp_enqueue_editor	4.8.0
wp_enqueue_editor_block_directory_assets	5.5.0
wp_enqueue_editor_format_library_assets	5.8.0
wp_enqueue_embed_styles	6.4.0
wp_enqueue_emoji_styles	6.4.0
wp_enqueue_global_styles	5.8.0
wp_enqueue_global_styles_css_custom_properties	5.9.0
wp_enqueue_global_styles_custom_css	6.2.0		6.7.0	wp_enqueue_global_styles
wp_enqueue_img_auto_sizes_contain_css_fix	6.9.0
wp_enqueue_media	3.5.0	args?
wp_enqueue_registered_block_scripts_and_styles	5.0.0
wp_enqueue_script	2.1.0	handle src? deps? ver? args?
wp_enqueue_script_module	6.5.0	id src? deps? version? args?@6.9.0
wp_enqueue_scripts	2.8.0
wp_enqueue_stored_styles	6.1.0	options?
wp_enqueue_style	2.6.0	handle src? deps? ver? media?
wp_enqueue_view_transitions_admin_css	7.0.0
wp_ensure_editable_role	6.8.0	role
wp_exif_date2ts	2.5.0	str
wp_exif_frac2dec	2.5.0	str
wp_expand_dimensions	2.9.0	example_width example_height max_width max_height
wp_explain_nonce	2.0.4	action	3.4.1	wp_nonce_ays
wp_ext2type	2.5.0	ext
wp_extract_urls	3.7.0	content
wp_fast_hash	6.8.0	message
wp_favicon_request	3.0.0		5.4.0
wp_filesize	6.0.0	path
wp_filter_comment	2.0.0	commentdata
wp_filter_content_tags	5.5.0	content context?
wp_filter_default_autoload_value_via_option_size	6.6.0	autoload option value serialized_value
wp_filter_global_styles_post	5.9.0	data
wp_filter_kses	1.0.0	data
wp_filter_nohtml_kses	2.1.0	data
wp_filter_object_list	3.0.0	input_list args? operator? field?
wp_filter_oembed_iframe_title_attribute	5.2.0	result data url
wp_filter_oembed_result	4.4.0	result data url
wp_filter_out_block_nodes	6.1.0	nodes
wp_filter_post_kses	2.0.0	data
wp_filter_pre_oembed_result	4.5.3	result url args
wp_filter_wp_template_unique_post_slug	5.8.0	override_slug slug post_id post_status post_type
wp_finalize_scraping_edited_file_errors	4.9.0	scrape_key
wp_finalize_template_enhancement_output_buffer	6.9.0	output phase
wp_find_hierarchy_loop	3.1.0	callback start start_parent callback_args?
wp_find_hierarchy_loop_tortoise_hare	3.1.0	callback start override? callback_args? _return_loop?
wp_find_widgets_sidebar	5.8.0	widget_id
wp_fix_server_vars	3.0.0
wp_font_dir	6.5.0	create_dir?
wp_footer	1.5.1
wp_force_plain_post_permalink	5.7.0	post? sample?
wp_functionality_constants	3.0.0
wp_fuzzy_number_match	5.3.0	expected actual precision?
wp_generate_attachment_metadata	2.1.0	attachment_id file
wp_generate_auth_cookie	2.5.0	user_id expiration scheme? token?@4.0.0
wp_generate_block_templates_export_file	5.9.0
wp_generate_password	2.5.0	length? special_chars? extra_special_chars?
wp_generate_tag_cloud	2.3.0	tags args?
wp_generate_user_request_key	4.9.6	request_id
wp_generate_uuid4	4.7.0
wp_generator	2.5.0
wp_get_abilities	6.9.0	args?
wp_get_ability	6.9.0	name
wp_get_ability_categories	6.9.0
wp_get_ability_category	6.9.0	slug
wp_get_active_and_valid_plugins	3.0.0
wp_get_active_and_valid_themes	5.1.0
wp_get_active_network_plugins	3.1.0
wp_get_additional_image_sizes	4.7.0
wp_get_admin_notice	6.4.0	message args?
wp_get_all_sessions	4.0.0
wp_get_archives	1.2.0	args?
wp_get_associated_nav_menu_items	3.0.0	object_id? object_type? taxonomy?
wp_get_attachment_caption	4.6.0	post_id?
wp_get_attachment_id3_keys	3.9.0	attachment context?
wp_get_attachment_image	2.5.0	attachment_id size? icon? attr?
wp_get_attachment_image_sizes	4.4.0	attachment_id size? image_meta?
wp_get_attachment_image_src	2.5.0	attachment_id size? icon?
wp_get_attachment_image_srcset	4.4.0	attachment_id size? image_meta?
wp_get_attachment_image_url	4.4.0	attachment_id size? icon?
wp_get_attachment_link	2.5.0	post? size? permalink? icon? text? attr?
wp_get_attachment_metadata	2.1.0	attachment_id? unfiltered?
wp_get_attachment_thumb_file	2.1.0	post_id?	6.1.0
wp_get_attachment_thumb_url	2.1.0	post_id?
wp_get_attachment_url	2.1.0	attachment_id?
wp_get_audio_extensions	3.6.0
wp_get_auto_update_message	5.5.0
wp_get_available_translations	4.0.0
wp_get_avif_info	6.5.0	filename
wp_get_block_css_selector	6.3.0	block_type target? fallback?
wp_get_block_default_classname	5.6.0	block_name
wp_get_block_name_from_theme_json_path	6.3.0	path
wp_get_block_state_element_selectors	7.1.0	root_selector
wp_get_block_state_style_rules	7.1.0	state_styles block_type rules_group?
wp_get_block_state_unique_class	7.1.0	block_name css_rules
wp_get_block_style_variation_name_from_class	6.6.0	class_string
wp_get_block_style_variation_name_from_registered_style	7.0.0	class_name registered_styles?
wp_get_canonical_url	4.6.0	post?
wp_get_child_layout_style_rules	7.1.0	selector child_layout parent_layout? viewport_overrides?
wp_get_chromium_major_version	7.1.0
wp_get_code_editor_settings	5.0.0	args
wp_get_comment_fields_max_lengths	4.5.0
wp_get_comment_status	1.0.0	comment_id
wp_get_computed_fluid_typography_value	6.1.0	args?
wp_get_connector	7.0.0	id
wp_get_connectors	7.0.0
wp_get_cookie_login	2.0.3		2.5.0
wp_get_current_commenter	2.0.4
wp_get_current_user	2.0.3
wp_get_custom_css	4.7.0	stylesheet?
wp_get_custom_css_post	4.7.0	stylesheet?
wp_get_db_schema	3.3.0	scope? blog_id?
wp_get_default_extension_for_mime_type	5.8.1	mime_type
wp_get_default_update_https_url	5.7.0
wp_get_default_update_php_url	5.1.0
wp_get_development_mode	6.3.0
wp_get_direct_php_update_url	5.1.1
wp_get_direct_update_https_url	5.7.0
wp_get_document_title	4.4.0
wp_get_duotone_filter_id	5.9.1	preset	6.3.0
wp_get_duotone_filter_property	5.9.0	preset	6.3.0
wp_get_duotone_filter_svg	5.9.1	preset	6.3.0	WP_Duotone::get_filter_svg_from_preset
wp_get_elements_class_name	6.0.0
wp_get_entity_view_config	7.1.0	kind name
wp_get_entity_view_config_hook_name	7.1.0	kind name
wp_get_environment_type	5.5.0
wp_get_ext_types	4.6.0
wp_get_extension_error_description	5.2.0	error
wp_get_first_block	6.3.0	blocks block_name
wp_get_font_dir	6.5.0
wp_get_footnotes_from_revision	6.3.0	revision_field field revision
wp_get_global_settings	5.9.0	path? context?
wp_get_global_styles	5.9.0	path? context?
wp_get_global_styles_custom_css	6.2.0		6.7.0	wp_get_global_stylesheet
wp_get_global_styles_svg_filters	5.9.1		6.3.0
wp_get_global_stylesheet	5.9.0	types?
wp_get_http	2.5.0	url file_path? red?	4.4.0	WP_Http
wp_get_http_headers	1.5.1	url deprecated?!2.7.0
wp_get_https_detection_errors	6.4.0
wp_get_icon	7.1.0	name args?
wp_get_image_alttext	7.0.0	file
wp_get_image_editor	3.5.0	path args?
wp_get_image_editor_output_format	6.7.0	filename mime_type
wp_get_image_encode_quality	7.1.0	mime_type size? default_quality?
wp_get_image_mime	4.7.1	file
wp_get_inline_script_tag	5.7.0	data attributes?
wp_get_installed_translations	3.7.0	type
wp_get_json_schema_allowed_keywords	7.1.0	schema_profile?
wp_get_l10n_php_file_data	6.6.0	php_file
wp_get_latest_revision_id_and_total_count	6.1.0	post?
wp_get_layout_child_values	7.1.0	layout
wp_get_layout_container_values	7.1.0	layout
wp_get_layout_definitions	6.3.0
wp_get_layout_style	5.9.0	selector layout has_block_gap_support? gap_value? should_skip_gap_serialization? fallback_gap_value? block_spacing? options?
wp_get_link_cats	2.1.0	link_id?
wp_get_links	1.0.1	args?	2.1.0	wp_list_bookmarks
wp_get_linksbyname	1.0.1	category args?	2.1.0	wp_list_bookmarks
wp_get_list_item_separator	6.0.0
wp_get_loading_attr_default	5.9.0	context	6.3.0	wp_get_loading_optimization_attributes
wp_get_loading_optimization_attributes	6.3.0	tag_name attr context
wp_get_media_creation_timestamp	4.9.0	metadata
wp_get_mime_types	3.5.0
wp_get_missing_image_subsizes	5.3.0	attachment_id
wp_get_mu_plugins	3.0.0
wp_get_nav_menu_items	3.0.0	menu args?
wp_get_nav_menu_name	4.9.0	location
wp_get_nav_menu_object	3.0.0	menu
wp_get_nav_menu_to_edit	3.0.0	menu_id?
wp_get_nav_menus	3.0.0	args?
wp_get_network	3.9.0	network	4.7.0	get_network
wp_get_nocache_headers	2.8.0
wp_get_note_mentioned_user_ids	7.1.0	content
wp_get_object_terms	2.3.0	object_ids taxonomies args?
wp_get_original_image_path	5.3.0	attachment_id unfiltered?@5.4.0
wp_get_original_image_url	5.3.0	attachment_id
wp_get_original_referer	2.0.4
wp_get_password_hint	4.1.0
wp_get_plugin_action_button	6.5.0	name data compatible_php compatible_wp
wp_get_plugin_error	5.2.0	plugin
wp_get_plugin_file_editable_extensions	4.9.0	plugin
wp_get_pomo_file_data	3.7.0	po_file
wp_get_popular_importers	3.5.0
wp_get_post_autosave	2.6.0	post_id user_id?
wp_get_post_categories	2.1.0	post_id? args?
wp_get_post_cats	1.0.1	blogid? post_id?	2.1.0	wp_get_post_categories	wp_get_post_categories($1?)
wp_get_post_content_block_attributes	6.3.0
wp_get_post_parent_id	3.1.0	post?
wp_get_post_revision	2.6.0	&post output? filter?
wp_get_post_revisions	2.6.0	post? args?
wp_get_post_revisions_url	5.9.0	post?
wp_get_post_tags	2.3.0	post_id? args?
wp_get_post_terms	2.8.0	post_id? taxonomy? args?
wp_get_raw_referer	4.5.0
wp_get_ready_cron_jobs	5.1.0
wp_get_recent_posts	1.0.0	args? output?
wp_get_referer	2.0.4
wp_get_registered_image_subsizes	5.3.0
wp_get_revision_ui_diff	3.6.0	post compare_from compare_to
wp_get_root_state_style	7.1.0	state_style nested_keys
wp_get_schedule	2.1.0	hook args?
wp_get_scheduled_event	5.1.0	hook args? timestamp?
wp_get_schedules	2.1.0
wp_get_script_polyfill	5.0.0	scripts tests
wp_get_script_tag	5.7.0	attributes
wp_get_server_protocol	4.4.0
wp_get_session_token	4.0.0
wp_get_shortlink	3.0.0	id? context? allow_slugs?
wp_get_sidebar	5.9.0	id
wp_get_sidebars_widgets	2.2.0	deprecated?!2.8.1
wp_get_single_post	1.0.0	postid? mode?	3.5.0	get_post	get_post($0,$1?)
wp_get_sitemap_providers	5.5.0
wp_get_sites	3.7.0	args?	4.6.0	get_sites
wp_get_speculation_rules	6.8.0
wp_get_speculation_rules_configuration	6.8.0
wp_get_speculation_rules_default_configuration	7.1.0
wp_get_speculative_loading_override	7.1.0	name
wp_get_split_term	4.2.0	old_term_id taxonomy
wp_get_split_terms	4.2.0	old_term_id
wp_get_state_declarations_with_background_resets	7.1.0	declarations
wp_get_state_declarations_with_fallback_border_styles	7.1.0	declarations
wp_get_state_style_groups	7.1.0	state_style block_selectors
wp_get_state_style_with_fallback_dimension_styles	7.1.0	state_style
wp_get_term_taxonomy_parent_id	3.1.0	term_id taxonomy
wp_get_theme	3.4.0	stylesheet? theme_root?
wp_get_theme_data_custom_templates	6.4.0
wp_get_theme_data_template_parts	6.4.0
wp_get_theme_directory_pattern_slugs	6.3.0
wp_get_theme_error	5.2.0	theme
wp_get_theme_file_editable_extensions	4.9.0	theme
wp_get_theme_preview_path	6.3.0	current_stylesheet?
wp_get_themes	3.4.0	args?
wp_get_toggletip	7.1.0	content args?
wp_get_tooltip	7.1.0	content args?
wp_get_tooltip_helper	7.1.0	content args?
wp_get_translation_updates	3.7.0
wp_get_typography_font_size_value	6.1.0	preset settings?
wp_get_typography_value_and_unit	6.1.0	raw_value options?
wp_get_unapproved_comment_author_email	5.1.0
wp_get_update_data	3.3.0
wp_get_update_https_url	5.7.0
wp_get_update_php_annotation	5.2.0
wp_get_update_php_url	5.1.0
wp_get_upload_dir	4.5.0
wp_get_user_contact_methods	3.7.0	user?
wp_get_user_request	5.4.0	request_id
wp_get_user_request_data	4.9.6	request_id	5.4.0	wp_get_user_request	wp_get_user_request($0)
wp_get_users_with_no_role	4.4.0	site_id?@4.9.0
wp_get_video_extensions	3.6.0
wp_get_view_transitions_admin_css	7.0.0
wp_get_webp_info	5.8.0	filename
wp_get_widget_defaults	2.2.0
wp_get_word_count_type	6.2.0
wp_get_wp_version	6.7.0
wp_getimagesize	5.7.0	filename &image_info?
wp_global_styles_render_svg_filters	5.9.1		6.3.0
wp_guess_url	2.6.0
wp_handle_comment_submission	4.4.0	comment_data
wp_handle_sideload	2.6.0	&file overrides? time?
wp_handle_upload	2.0.0	&file overrides? time?
wp_handle_upload_error		&file message
wp_has_ability	6.9.0	name
wp_has_ability_category	6.9.0	slug
wp_has_border_feature_support	5.8.0	block_type feature default_value?
wp_has_noncharacters	6.9.0	text
wp_hash	2.0.3	data scheme? algo?@6.8.0
wp_hash_password	2.5.0	password
wp_head	1.2.0
wp_heartbeat_set_suspension	3.8.0	settings
wp_heartbeat_settings	3.6.0	settings
wp_high_priority_element_flag	6.3.0	value?
wp_hoist_late_printed_styles	6.9.0
wp_html_custom_data_attribute_name	6.9.0	js_dataset_name
wp_html_excerpt	2.5.0	str count more?
wp_html_split	4.2.4	input
wp_htmledit_pre	2.5.0	output	4.3.0	format_for_editor
wp_http_supports	3.2.0	capabilities? url?
wp_http_validate_url	3.5.2	url
wp_iframe	2.5.0	content_func ...args
wp_iframe_tag_add_loading_attr	5.7.0	iframe context
wp_image_add_srcset_and_sizes	4.4.0	image image_meta attachment_id
wp_image_editor	2.9.0	post_id msg?
wp_image_editor_supports	3.5.0	args?
wp_image_file_matches_image_meta	5.5.0	image_location image_meta attachment_id?
wp_image_matches_ratio	4.6.0	source_width source_height target_width target_height
wp_image_src_get_dimensions	5.5.0	image_src image_meta attachment_id?
wp_imagecreatetruecolor	2.9.0	width height
wp_img_tag_add_auto_sizes	6.7.0	image
wp_img_tag_add_decoding_attr	6.1.0	image context	6.4.0	wp_img_tag_add_loading_optimization_attrs
wp_img_tag_add_loading_attr	5.5.0	image context	6.3.0	wp_img_tag_add_loading_optimization_attrs
wp_img_tag_add_loading_optimization_attrs	6.3.0	image context
wp_img_tag_add_srcset_and_sizes_attr	5.5.0	image context attachment_id
wp_img_tag_add_width_and_height_attr	5.5.0	image context attachment_id
wp_import_cleanup	2.0.0	id
wp_import_handle_upload	2.0.0
wp_import_upload_form	2.0.0	action
wp_increase_content_media_count	5.9.0	amount?
wp_init_targeted_link_rel_filters	5.1.0		6.7.0
wp_initial_constants	3.0.0
wp_initial_nav_menu_meta_boxes	3.0.0
wp_initialize_site	5.1.0	site_id args?
wp_initialize_site_preview_hooks	6.8.0
wp_initialize_theme_preview_hooks	6.3.2
wp_insert_attachment	2.0.0	args file? parent_post_id? wp_error?@4.7.0 fire_after_hooks?@5.6.0
wp_insert_category	2.0.0	catarr wp_error?
wp_insert_comment	2.0.0	commentdata
wp_insert_link	2.0.0	linkdata wp_error?
wp_insert_post	1.0.0	postarr wp_error?@2.6.0 fire_after_hooks?@5.6.0
wp_insert_site	5.1.0	data
wp_insert_term	2.3.0	term taxonomy args?
wp_insert_user	2.0.0	userdata
wp_install	2.1.0	blog_title user_name user_email is_public deprecated?!2.6.0 user_password? language?
wp_install_defaults	2.1.0	user_id
wp_install_language_form	4.0.0	languages
wp_install_maybe_enable_pretty_permalinks	4.2.0
wp_installing	4.4.0	is_installing?
wp_interactivity	6.5.0
wp_interactivity_config	6.5.0	store_namespace config?
wp_interactivity_data_wp_context	6.5.0	context store_namespace?
wp_interactivity_get_context	6.6.0	store_namespace?
wp_interactivity_get_element	6.7.0
wp_interactivity_process_directives	6.5.0	html
wp_interactivity_process_directives_of_interactive_blocks	6.5.0	parsed_block	6.6.0
wp_interactivity_state	6.5.0	store_namespace? state?
wp_internal_hosts	6.2.0
wp_is_application_passwords_available	5.6.0
wp_is_application_passwords_available_for_user	5.6.0	user
wp_is_application_passwords_supported	5.9.0
wp_is_authorize_application_password_request_valid	5.6.0	request user
wp_is_authorize_application_redirect_url_valid	6.3.2	url
wp_is_auto_update_enabled_for_type	5.5.0	type
wp_is_auto_update_forced_for_item	5.6.0	type update item
wp_is_block_theme	5.9.0
wp_is_client_side_media_processing_enabled	7.1.0
wp_is_connector_registered	7.0.0	id
wp_is_development_mode	6.3.0	mode
wp_is_explicit_aspect_ratio_value	7.1.0	aspect_ratio
wp_is_fatal_error_handler_enabled	5.2.0
wp_is_file_mod_allowed	4.8.0	context
wp_is_heic_image_mime_type	6.7.0	mime_type
wp_is_home_url_using_https	5.7.0
wp_is_https_supported	5.7.0
wp_is_ini_value_changeable	4.6.0	setting
wp_is_internal_link	6.2.0	link
wp_is_json_media_type	5.6.0	media_type
wp_is_json_request	5.0.0
wp_is_jsonp_request	5.2.0
wp_is_large_network	3.3.0	using? network_id?@4.8.0
wp_is_large_user_count	6.0.0	network_id?
wp_is_local_html_output	5.7.0	html
wp_is_maintenance_mode	5.5.0
wp_is_mobile	3.4.0
wp_is_numeric_array	4.4.0	data
wp_is_password_reset_allowed_for_user	6.3.0	user
wp_is_post_autosave	2.6.0	post
wp_is_post_revision	2.6.0	post
wp_is_recovery_mode	5.2.0
wp_is_rest_endpoint	6.5.0
wp_is_serving_rest_request	6.5.0
wp_is_site_initialized	5.1.0	site_id
wp_is_site_protected_by_basic_auth	5.6.1	context?
wp_is_site_url_using_https	5.7.0
wp_is_stream	3.5.0	path
wp_is_theme_directory_ignored	6.0.0	path
wp_is_using_https	5.7.0
wp_is_uuid	4.9.0	uuid version?
wp_is_valid_utf8	6.9.0	bytes
wp_is_writable	3.6.0	path
wp_is_xml_request	5.2.0
wp_iso_descrambler	1.2.0	subject
wp_js_dataset_name	6.9.0	html_attribute_name
wp_json_encode	4.1.0	value flags? depth?
wp_json_file_decode	5.9.0	filename options?
wp_just_in_time_script_localization	2.5.0
wp_kses	1.0.0	content allowed_html allowed_protocols?
wp_kses_allowed_html	3.5.0	context?
wp_kses_array_lc	1.0.0	inarray
wp_kses_attr	1.0.0	element attr allowed_html allowed_protocols
wp_kses_attr_check	4.2.3	&name &value &whole vless element allowed_html
wp_kses_attr_parse	4.2.3	element
wp_kses_bad_protocol	1.0.0	content allowed_protocols
wp_kses_bad_protocol_once	1.0.0	content allowed_protocols count?
wp_kses_bad_protocol_once2	1.0.0	scheme allowed_protocols
wp_kses_check_attr_val	1.0.0	value vless checkname checkvalue
wp_kses_data	2.9.0	data
wp_kses_decode_entities	1.0.0	content
wp_kses_hair	1.0.0	attr allowed_protocols
wp_kses_hair_parse	4.2.3	attr
wp_kses_hook	1.0.0	content allowed_html allowed_protocols
wp_kses_html_error	1.0.0	attr
wp_kses_js_entities	1.0.0	content	4.7.0
wp_kses_named_entities	3.0.0	matches
wp_kses_no_null	1.0.0	content options?
wp_kses_normalize_entities	1.0.0	content context?@5.5.0
wp_kses_normalize_entities2	1.0.0	matches
wp_kses_normalize_entities3	2.7.0	matches
wp_kses_one_attr	4.2.3	attr element
wp_kses_post	2.9.0	data
wp_kses_post_deep	4.4.2	data
wp_kses_split	1.0.0	content allowed_html allowed_protocols
wp_kses_split2	1.0.0	content allowed_html allowed_protocols
wp_kses_stripslashes	1.0.0	content
wp_kses_uri_attributes	5.0.1
wp_kses_version	1.0.0
wp_kses_xml_named_entities	5.5.0	matches
wp_latest_comments_draft_or_post_title	3.3.0	post?
wp_lazy_loading_enabled	5.5.0	tag_name context
wp_lazyload_comment_meta	6.3.0	comment_ids
wp_lazyload_site_meta	6.3.0	site_ids
wp_lazyload_term_meta	6.3.0	term_ids
wp_link_category_checklist	2.5.1	link_id?
wp_link_manager_disabled_message	3.5.0
wp_link_pages	1.2.0	args?
wp_list_authors	1.2.0	args?
wp_list_bookmarks	2.1.0	args?
wp_list_categories	2.1.0	args?
wp_list_cats	1.2.0	args?	2.1.0	wp_list_categories
wp_list_comments	2.7.0	args? comments?
wp_list_filter	3.1.0	input_list args? operator?
wp_list_pages	1.5.0	args?
wp_list_pluck	3.1.0	input_list field index_key?
wp_list_post_revisions	2.6.0	post? type?
wp_list_sort	4.7.0	input_list orderby? order? preserve_keys?
wp_list_users	5.9.0	args?
wp_list_widget_controls	2.5.0	sidebar sidebar_name?
wp_list_widget_controls_dynamic_sidebar	2.5.0	params
wp_list_widgets	2.5.0
wp_load_alloptions	2.2.0	force_cache?@5.3.1
wp_load_classic_theme_block_styles_on_demand	6.9.0
wp_load_core_site_options	3.0.0	network_id?
wp_load_image	2.1.0	file	3.5.0	wp_get_image_editor
wp_load_press_this
wp_load_translations_early	3.4.0
wp_localize_community_events	4.8.0
wp_localize_jquery_ui_datepicker	4.6.0
wp_localize_script	2.2.0	handle object_name l10n
wp_login	1.2.2	username password deprecated?	2.5.0	wp_signon
wp_login_form	3.0.0	args?
wp_login_url	2.7.0	redirect? force_reauth?
wp_login_viewport_meta	3.7.0
wp_loginout	1.5.0	redirect? display?
wp_logout	2.5.0
wp_logout_url	2.7.0	redirect?
wp_lostpassword_url	2.8.0	redirect?
wp_magic_quotes	3.0.0
wp_mail	1.2.1	to subject message headers? attachments? embeds?@6.9.0
wp_maintenance	3.0.0
wp_make_content_images_responsive	4.4.0	content	5.5.0	wp_filter_content_tags	wp_filter_content_tags($0)
wp_make_link_relative	2.1.0	link
wp_make_plugin_file_tree	4.9.0	plugin_editable_files
wp_make_theme_file_tree	4.9.0	allowed_files
wp_map_nav_menu_locations	4.9.0	new_nav_menu_locations old_nav_menu_locations
wp_map_sidebars_widgets	4.9.0	existing_sidebars_widgets
wp_mark_auto_generate_control_attributes	7.0.0	args
wp_match_mime_types	2.5.0	wildcard_mime_types real_mime_types
wp_max_upload_size	2.5.0
wp_maybe_add_fetchpriority_high_attr	6.3.0	loading_attrs tag_name attr
wp_maybe_auto_update	3.7.0
wp_maybe_clean_new_site_cache_on_update	5.1.0	new_site old_site
wp_maybe_decline_date	4.4.0	date format?@5.4.0
wp_maybe_disable_outgoing_pings_for_environment	7.1.0
wp_maybe_disable_trackback_for_environment	7.1.0
wp_maybe_disable_xmlrpc_pingback_for_environment	7.1.0	methods
wp_maybe_enqueue_oembed_host_js	5.9.0	html
wp_maybe_generate_attachment_metadata	3.9.0	attachment
wp_maybe_grant_install_languages_cap	4.9.0	allcaps
wp_maybe_grant_resume_extensions_caps	5.2.0	allcaps
wp_maybe_grant_site_health_caps	5.2.2	allcaps caps args user
wp_maybe_inline_styles	5.8.0
wp_maybe_load_embeds	2.9.0
wp_maybe_load_widgets	2.2.0
wp_maybe_transition_site_statuses_on_update	5.1.0	new_site old_site?
wp_maybe_update_network_site_counts	3.7.0	network_id?@4.8.0
wp_maybe_update_network_site_counts_on_update	5.1.0	new_site old_site?
wp_maybe_update_network_user_counts	3.7.0	network_id?@4.8.0
wp_maybe_update_user_counts	6.0.0	network_id?
wp_media_attach_action	4.2.0	parent_id action?
wp_media_insert_url_form	2.7.0	default_view?
wp_media_personal_data_exporter	4.9.6	email_address page?
wp_media_upload_handler	2.5.0
wp_mediaelement_fallback	3.6.0	url
wp_meta	1.5.0
wp_metadata_lazyloader	4.5.0
wp_migrate_old_typography_shape	5.8.0	metadata
wp_mime_type_icon	2.1.0	mime? preferred_ext?@6.5.0
wp_mkdir_p	2.0.1	target
wp_nav_menu	3.0.0	args?
wp_nav_menu_disabled_check	3.6.0	nav_menu_selected_id display?@5.3.1
wp_nav_menu_item_link_meta_box	3.0.0
wp_nav_menu_item_post_type_meta_box	3.0.0	data_object box
wp_nav_menu_item_taxonomy_meta_box	3.0.0	data_object box
wp_nav_menu_locations_meta_box	3.0.0		3.6.0
wp_nav_menu_manage_columns	3.0.0
wp_nav_menu_max_depth	3.0.0	classes
wp_nav_menu_post_type_meta_boxes	3.0.0
wp_nav_menu_remove_menu_item_has_children_class	6.2.0	classes menu_item args? depth?
wp_nav_menu_setup	3.0.0
wp_nav_menu_taxonomy_meta_boxes	3.0.0
wp_nav_menu_update_menu_items	3.6.0	nav_menu_selected_id nav_menu_selected_title
wp_network_admin_email_change_notification	4.9.0	option_name new_email old_email network_id
wp_network_dashboard_right_now	3.1.0
wp_new_blog_notification	2.1.0	blog_title blog_url user_id password
wp_new_comment	1.5.0	commentdata wp_error?
wp_new_comment_notify_moderator	4.4.0	comment_id
wp_new_comment_notify_postauthor	4.4.0	comment_id
wp_new_comment_via_rest_notify_postauthor	6.9.0	comment
wp_new_user_notification	2.0.0	user_id deprecated?!4.3.1 notify?
wp_next_scheduled	2.1.0	hook args?
wp_no_robots	3.3.0		5.7.0	wp_robots_no_robots
wp_nonce_ays	2.0.4	action
wp_nonce_field	2.0.4	action? name? referer? display?
wp_nonce_tick	2.5.0	action?
wp_nonce_url	2.0.4	actionurl action? name?
wp_normalize_path	3.9.0	path
wp_normalize_remote_block_pattern	6.2.0	pattern
wp_normalize_site_data	5.1.0	data
wp_normalize_state_preset_vars	7.1.0	value
wp_normalize_state_style_for_css_output	7.1.0	style
wp_not_installed	3.0.0
wp_notify_moderator	1.0.0	comment_id
wp_notify_note_mentions	7.1.0	comment request? creating?
wp_notify_postauthor	1.0.0	comment_id deprecated?!3.8.0
wp_ob_end_flush_all	2.2.0
wp_oembed_add_discovery_links	4.4.0
wp_oembed_add_host_js	4.4.0		5.9.0
wp_oembed_add_provider	2.9.0	format provider regex?
wp_oembed_ensure_format	4.4.0	format
wp_oembed_get	2.9.0	url args?
wp_oembed_register_route	4.4.0
wp_oembed_remove_provider	3.5.0	format
wp_old_slug_redirect	2.1.0
wp_omit_loading_attr_threshold	5.9.0	force?
wp_opcache_invalidate	5.5.0	filepath force?
wp_opcache_invalidate_directory	6.2.0	dir
wp_original_referer_field	2.0.4	display? jump_back_to?
wp_page_menu	2.7.0	args?
wp_page_reload_on_back_button_js	4.6.0
wp_parse_args	2.2.0	args defaults?
wp_parse_auth_cookie	2.7.0	cookie? scheme?
wp_parse_id_list	3.0.0	input_list
wp_parse_list	5.1.0	input_list
wp_parse_slug_list	4.7.0	input_list
wp_parse_str	2.2.1	input_string &result
wp_parse_url	4.4.0	url component?@4.7.0
wp_parse_widget_id	5.8.0	id
wp_password_change_notification	2.7.0	user
wp_password_needs_rehash	6.8.0	hash user_id?
wp_paused_plugins
wp_paused_themes
wp_playlist_scripts	3.9.0	type
wp_playlist_shortcode	3.9.0	attr
wp_plugin_directory_constants	3.0.0
wp_plugin_update_row	2.3.0	file plugin_data
wp_plugin_update_rows	2.9.0
wp_plupload_default_settings	3.4.0
wp_popular_terms_checklist	2.5.0	taxonomy default_term? number? display?
wp_populate_basic_auth_from_authorization_header	5.6.0
wp_post_mime_type_where	2.5.0	post_mime_types table_alias?
wp_post_preview_js	4.3.0
wp_post_revision_meta_keys	6.4.0	post_type
wp_post_revision_title	2.6.0	revision link?
wp_post_revision_title_expanded	3.6.0	revision link?
wp_pre_kses_block_attributes	5.3.1	content allowed_html allowed_protocols
wp_pre_kses_less_than	2.3.0	content
wp_pre_kses_less_than_callback	2.3.0	matches
wp_preload_dialogs			3.3.0	wp_editor
wp_preload_resources	6.1.0
wp_prepare_attachment_for_js	3.5.0	attachment
wp_prepare_json_schema_for_client	7.1.0	schema schema_profile?
wp_prepare_revisions_for_js	3.6.0	post selected_revision_id from?
wp_prepare_site_data	5.1.0	data defaults old_site?
wp_prepare_themes_for_js	3.8.0	themes?
wp_prime_network_option_caches	6.6.0	network_id options
wp_prime_option_caches	6.4.0	options
wp_prime_option_caches_by_group	6.4.0	option_group
wp_prime_site_option_caches	6.6.0	options
wp_print_admin_notice_templates	4.6.0
wp_print_auto_sizes_contain_css_fix	6.7.1		6.9.0	wp_enqueue_img_auto_sizes_contain_css_fix
wp_print_community_events_markup	4.8.0
wp_print_community_events_templates	4.8.0
wp_print_editor_js			3.3.0	wp_editor
wp_print_file_editor_templates	4.9.0
wp_print_font_faces	6.4.0	fonts?
wp_print_font_faces_from_style_variations	6.7.0
wp_print_footer_scripts	2.8.0
wp_print_head_scripts	2.8.0
wp_print_inline_script_tag	5.7.0	data attributes?
wp_print_media_templates	3.5.0
wp_print_plugin_file_tree	4.9.0	tree label? level? size? index?
wp_print_request_filesystem_credentials_modal	4.2.0
wp_print_revision_templates	4.1.0
wp_print_script_tag	5.7.0	attributes
wp_print_scripts	2.1.0	handles?
wp_print_speculation_rules	6.8.0
wp_print_styles	2.6.0	handles?
wp_print_theme_file_tree	4.9.0	tree level? size? index?
wp_print_update_row_templates	4.6.0
wp_privacy_anonymize_data	4.9.6	type data?
wp_privacy_anonymize_ip	4.9.6	ip_addr ipv6_fallback?
wp_privacy_delete_old_export_files	4.9.6
wp_privacy_exports_dir	4.9.6
wp_privacy_exports_url	4.9.6
wp_privacy_generate_personal_data_export_file	4.9.6	request_id
wp_privacy_generate_personal_data_export_group_html	4.9.6	group_data group_id? groups_count?
wp_privacy_personal_data_cleanup_requests	7.1.0
wp_privacy_process_personal_data_erasure_page	4.9.6	response eraser_index email_address page request_id
wp_privacy_process_personal_data_export_page	4.9.6	response exporter_index email_address page request_id send_as_email exporter_key
wp_privacy_send_personal_data_export_email	4.9.6	request_id
wp_protect_special_option	2.2.0	option
wp_prototype_before_jquery	2.3.1	js_array
wp_publish_post	2.1.0	post
wp_queue_comments_for_comment_meta_lazyload	4.5.0	comments	6.3.0	wp_lazyload_comment_meta
wp_queue_posts_for_term_meta_lazyload	4.5.0	posts
wp_quicktags			3.3.0	wp_editor
wp_raise_memory_limit	4.6.0	context?
wp_rand	2.6.2	min? max?
wp_read_audio_metadata	3.6.0	file
wp_read_image_metadata	2.5.0	file
wp_read_video_metadata	3.6.0	file
wp_readonly	5.9.0	readonly_value current? display?
wp_recovery_mode	5.2.0
wp_recovery_mode_nag	5.2.0
wp_recursive_ksort	6.0.0	&input_array
wp_redirect	1.5.1	location status? x_redirect_by?@5.1.0
wp_redirect_admin_locations	3.4.0
wp_referer_field	2.0.4	display?
wp_refresh_heartbeat_nonces	5.0.0	response
wp_refresh_metabox_loader_nonces	6.1.0	response data
wp_refresh_post_lock	3.6.0	response data screen_id
wp_refresh_post_nonces	3.6.0	response data screen_id
wp_register	1.5.0	before? after? display?
wp_register_ability	6.9.0	name args
wp_register_ability_category	6.9.0	slug args
wp_register_alignment_support	5.6.0	block_type
wp_register_anchor_support	7.0.0	block_type
wp_register_aria_label_support	6.8.0	block_type
wp_register_background_support	6.4.0	block_type
wp_register_block_metadata_collection	6.7.0	path manifest
wp_register_block_style_variations_from_theme_json_partials	6.6.0	variations
wp_register_block_types_from_metadata_collection	6.8.0	path manifest?
wp_register_border_support	5.8.0	block_type
wp_register_colors_support	5.6.0	block_type
wp_register_comment_personal_data_eraser	4.9.6	erasers
wp_register_comment_personal_data_exporter	4.9.6	exporters
wp_register_core_abilities	6.9.0
wp_register_core_ability_categories	6.9.0
wp_register_core_block_metadata_collection	6.7.0
wp_register_custom_classname_support	5.6.0	block_type
wp_register_custom_css_support		block_type
wp_register_development_scripts	6.0.0	scripts
wp_register_dimensions_support	5.9.0	block_type
wp_register_duotone_support	5.8.0	block_type	6.3.0	WP_Duotone::register_duotone_support
wp_register_fatal_error_handler	5.2.0
wp_register_font_collection	6.5.0	slug args
wp_register_icon	7.1.0	icon_name args
wp_register_icon_collection	7.1.0	slug args
wp_register_layout_support	5.8.0	block_type
wp_register_media_personal_data_exporter	4.9.6	exporters
wp_register_persisted_preferences_meta	6.1.0
wp_register_plugin_realpath	3.9.0	file
wp_register_position_support	6.2.0	block_type
wp_register_script	2.1.0	handle src deps? ver? args?
wp_register_script_module	6.5.0	id src deps? version? args?@6.9.0
wp_register_shadow_support	6.3.0	block_type
wp_register_sidebar_widget	2.2.0	id name output_callback options? ...params
wp_register_sitemap_provider	5.5.0	name provider
wp_register_spacing_support	5.8.0	block_type
wp_register_style	2.6.0	handle src deps? ver? media?
wp_register_tinymce_scripts	5.0.0	scripts force_uncompressed?
wp_register_typography_support	5.6.0	block_type
wp_register_user_personal_data_exporter	4.9.6	exporters
wp_register_widget_control	2.2.0	id name control_callback options? ...params
wp_registration_url	3.6.0
wp_rel_callback	5.3.0	matches rel
wp_rel_nofollow	1.5.0	text
wp_rel_nofollow_callback	2.3.0	matches	5.3.0	wp_rel_callback	wp_rel_callback($0,'nofollow')
wp_rel_ugc	5.3.0	text
wp_remote_fopen	1.5.1	uri
wp_remote_get	2.7.0	url args?
wp_remote_head	2.7.0	url args?
wp_remote_post	2.7.0	url args?
wp_remote_request	2.7.0	url args?
wp_remote_retrieve_body	2.7.0	response
wp_remote_retrieve_cookie	4.4.0	response name
wp_remote_retrieve_cookie_value	4.4.0	response name
wp_remote_retrieve_cookies	4.4.0	response
wp_remote_retrieve_header	2.7.0	response header
wp_remote_retrieve_headers	2.7.0	response
wp_remote_retrieve_response_code	2.7.0	response
wp_remote_retrieve_response_message	2.7.0	response
wp_removable_query_args	4.4.0
wp_remove_object_terms	3.6.0	object_id terms taxonomy
wp_remove_surrounding_empty_script_tags	6.4.0	contents
wp_remove_targeted_link_rel_filters	5.1.0		6.7.0
wp_render_background_support	6.4.0	block_content block
wp_render_block_states_support	7.1.0	block_content block
wp_render_block_style_variation_class_name	6.6.0	block_content block
wp_render_block_style_variation_support_styles	6.6.0	parsed_block
wp_render_block_visibility_support	6.9.0	block_content block
wp_render_custom_css_class_name	7.0.0	block_content block
wp_render_custom_css_support_styles	7.0.0	parsed_block
wp_render_dimensions_support	6.5.0	block_content block
wp_render_duotone_filter_preset	5.9.0	preset	5.9.1	wp_get_duotone_filter_property
wp_render_duotone_support	5.8.0	block_content block	6.3.0	WP_Duotone::render_duotone_support
wp_render_elements_class_name	6.6.0	block_content block
wp_render_elements_support	5.8.0	block_content block	6.6.0	wp_render_elements_class_name
wp_render_elements_support_styles	6.0.0	parsed_block
wp_render_empty_block_template_warning	6.8.0	block_template
wp_render_layout_support_flag	5.8.0	block_content block
wp_render_position_support	6.2.0	block_content block
wp_render_typography_support	6.1.0	block_content block
wp_render_widget	5.8.0	widget_id sidebar_id
wp_render_widget_control	5.8.0	id
wp_replace_in_html_tags	4.2.3	haystack replace_pairs
wp_replace_insecure_home_url	5.7.0	content
wp_required_field_indicator	6.1.0
wp_required_field_message	6.1.0
wp_reschedule_event	2.1.0	timestamp recurrence hook args? wp_error?@5.7.0
wp_reset_postdata	3.0.0
wp_reset_query	2.3.0
wp_reset_vars	2.0.0	vars
wp_resolve_block_style_variation_ref_values	6.6.0	&variation_data theme_json
wp_resolve_numeric_slug_conflicts	4.3.0	query_vars?
wp_resolve_post_date	5.7.0	post_date? post_date_gmt?
wp_resource_hints	4.6.0
wp_restore_group_inner_container	5.8.0	block_content block
wp_restore_image	2.9.0	post_id
wp_restore_image_outer_container	6.0.0	block_content block
wp_restore_post_revision	2.6.0	revision fields?
wp_restore_post_revision_meta	6.4.0	post_id revision_id
wp_revisions_enabled	3.6.0	post
wp_revisions_to_keep	3.6.0	post
wp_revoke_user	2.1.0	id
wp_richedit_pre	2.0.0	text	4.3.0	format_for_editor
wp_robots	5.7.0
wp_robots_max_image_preview_large	5.7.0	robots
wp_robots_no_robots	5.7.0	robots
wp_robots_noindex	5.7.0	robots
wp_robots_noindex_embeds	5.7.0	robots
wp_robots_noindex_search	5.7.0	robots
wp_robots_sensitive_page	5.7.0	robots
wp_roles	4.3.0
wp_rss	1.5.0	url num_items?
wp_safe_redirect	2.3.0	location status? x_redirect_by?
wp_safe_remote_get	3.6.0	url args?
wp_safe_remote_head	3.6.0	url args?
wp_safe_remote_post	3.6.0	url args?
wp_safe_remote_request	3.6.0	url args?
wp_salt	2.5.0	scheme?
wp_sanitize_block_gap_value	7.1.0	gap_value
wp_sanitize_redirect	2.3.0	location
wp_sanitize_script_attributes	5.7.0	attributes	7.0.0	wp_get_script_tag
wp_save_image	2.9.0	post_id
wp_save_image_file	2.9.0	filename image mime_type post_id
wp_save_nav_menu_items	3.0.0	menu_id? menu_data?
wp_save_post_revision	2.6.0	post_id
wp_save_post_revision_on_insert	6.4.0	post_id post update
wp_save_revisioned_meta_fields	6.4.0	revision_id post_id
wp_schedule_delete_old_privacy_export_files	4.9.6
wp_schedule_event	2.1.0	timestamp recurrence hook args? wp_error?@5.7.0
wp_schedule_personal_data_cleanup_requests	7.1.0
wp_schedule_single_event	2.1.0	timestamp hook args? wp_error?@5.7.0
wp_schedule_update_checks	3.1.0
wp_schedule_update_network_counts	3.1.0
wp_schedule_update_user_counts	6.0.0
wp_scheduled_delete	2.9.0
wp_script_add_data	4.2.0	handle key value
wp_script_is	2.8.0	handle status?
wp_script_modules	6.5.0
wp_scripts	4.2.0
wp_scripts_get_suffix	5.0.0	type?
wp_scrub_utf8	6.9.0	text
wp_send_json	3.5.0	response status_code?@4.7.0 flags?@5.6.0
wp_send_json_error	3.5.0	value? status_code?@4.7.0 flags?@5.6.0
wp_send_json_success	3.5.0	value? status_code?@4.7.0 flags?@5.6.0
wp_send_new_user_notifications	4.4.0	user_id notify?
wp_send_note_notification	7.1.0	user comment post
wp_send_user_request	4.9.6	request_id
wp_sensitive_page_meta	5.0.1		5.7.0	wp_robots_sensitive_page
wp_set_all_user_settings	2.8.0	user_settings
wp_set_auth_cookie	2.5.0	user_id remember? secure? token?@4.3.0
wp_set_client_side_media_processing_flag	7.1.0
wp_set_comment_cookies	3.4.0	comment user cookies_consent?@4.9.6
wp_set_comment_status	1.0.0	comment_id comment_status wp_error?
wp_set_current_user	2.0.3	id name?
wp_set_internal_encoding	3.0.0
wp_set_lang_dir	3.0.0
wp_set_link_cats	2.1.0	link_id? link_categories?
wp_set_object_terms	2.3.0	object_id terms taxonomy append?
wp_set_option_autoload	6.4.0	option autoload
wp_set_option_autoload_values	6.4.0	options
wp_set_options_autoload	6.4.0	options autoload
wp_set_password	2.5.0	password user_id
wp_set_post_categories	2.1.0	post_id? post_categories? append?
wp_set_post_cats	1.0.1	blogid? post_id? post_categories?	2.1.0	wp_set_post_categories	wp_set_post_categories($1?,$2?)
wp_set_post_lock	2.5.0	post
wp_set_post_tags	2.3.0	post_id? tags? append?
wp_set_post_terms	2.8.0	post_id? terms? taxonomy? append?
wp_set_script_module_translations	7.0.0	id domain? path?
wp_set_script_translations	5.0.0	handle domain? path?
wp_set_sidebars_widgets	2.2.0	sidebars_widgets
wp_set_template_globals	6.5.0
wp_set_unique_slug_on_create_template_part	5.9.0	post_id
wp_set_up_cross_origin_isolation	7.1.0
wp_set_wpdb_vars	3.0.0
wp_setcookie	1.5.0	username password? already_md5? home? siteurl? remember?	2.5.0	wp_set_auth_cookie
wp_setup_nav_menu_item	3.0.0	menu_item
wp_setup_widgets_block_editor	5.8.0
wp_shake_js	3.0.0
wp_shortlink_header	3.0.0
wp_shortlink_wp_head	3.0.0
wp_should_add_elements_class_name	6.6.0	block options
wp_should_disable_pings_for_environment	7.1.0
wp_should_load_block_assets_on_demand	6.8.0
wp_should_load_block_editor_scripts_and_styles	5.6.0
wp_should_load_separate_core_block_assets	5.8.0
wp_should_output_buffer_template_for_enhancement	6.9.0
wp_should_replace_insecure_home_url	5.7.0
wp_should_skip_block_supports_serialization	6.0.0	block_type feature_set feature?
wp_should_upgrade_global_tables	4.3.0
wp_show_heic_upload_error	5.5.0	plupload_settings
wp_shrink_dimensions	2.0.0	width height wmax? hmax?	3.0.0	wp_constrain_dimensions	wp_constrain_dimensions($0,$1,$2,$3)
wp_sidebar_description	2.9.0	id
wp_signon	2.5.0	credentials? secure_cookie?
wp_simplepie_autoload	3.5.0	class	6.7.0	SimplePie_Autoloader
wp_site_admin_email_change_notification	4.9.0	old_email new_email option_name
wp_site_icon	4.3.0
wp_sitemaps_get_max_urls	5.5.0	object_type
wp_sitemaps_get_server	5.5.0
wp_sizes_attribute_includes_valid_auto	6.7.0	sizes_attr
wp_skip_border_serialization	5.8.0	block_type	6.0.0	wp_should_skip_block_supports_serialization
wp_skip_dimensions_serialization	5.9.0	block_type	6.0.0	wp_should_skip_block_supports_serialization
wp_skip_paused_plugins	5.2.0	plugins
wp_skip_paused_themes	5.2.0	themes
wp_skip_spacing_serialization	5.9.0	block_type	6.0.0	wp_should_skip_block_supports_serialization
wp_slash	3.6.0	value
wp_slash_strings_only	5.3.0	value	5.6.0	wp_slash	map_deep($0,'addslashes_strings_only')
wp_spaces_regexp	4.0.0
wp_spam_comment	2.9.0	comment_id
wp_specialchars		text quote_style? charset? double_encode?	2.8.0	esc_html
wp_specialchars_decode	2.8.0	text quote_style?
wp_split_selector_list	7.1.0	selector
wp_sprintf	2.5.0	pattern ...args
wp_sprintf_l	2.5.0	pattern args
wp_ssl_constants	3.0.0
wp_star_rating	3.8.0	args?
wp_start_cross_origin_isolation_output_buffer	7.1.0
wp_start_object_cache	3.0.0
wp_start_scraping_edited_file_errors	4.9.0
wp_start_template_enhancement_output_buffer	6.9.0
wp_staticize_emoji	4.2.0	text
wp_staticize_emoji_for_email	4.2.0	mail
wp_stream_image	2.9.0	image mime_type attachment_id
wp_strict_cross_origin_referrer	5.7.0
wp_strip_all_tags	2.9.0	text remove_breaks?
wp_strip_custom_css_from_blocks	7.0.0	content
wp_strip_inline_note_markers	7.1.0	block_content
wp_style_add_data	3.6.0	handle key value
wp_style_engine_get_styles	6.1.0	block_styles options?
wp_style_engine_get_stylesheet_from_context	6.1.0	context options?
wp_style_engine_get_stylesheet_from_css_rules	6.1.0	css_rules options?
wp_style_is	2.8.0	handle status?
wp_style_loader_src	2.6.0	src handle
wp_styles	4.2.0
wp_supports_ai	7.0.0
wp_suspend_cache_addition	3.3.0	suspend?
wp_suspend_cache_invalidation	2.7.0	suspend?
wp_switch_roles_and_user	4.9.0	new_site_id old_site_id
wp_tag_cloud	2.3.0	args?
wp_targeted_link_rel	5.1.0	text	6.7.0
wp_targeted_link_rel_callback	5.1.0	matches	6.7.0
wp_templating_constants	3.0.0
wp_tempnam	2.6.0	filename? dir?
wp_term_is_shared	4.4.0	term_id
wp_terms_checklist	3.0.0	post_id? args?
wp_text_diff	2.6.0	left_string right_string args?
wp_theme_auto_update_setting_template	5.5.0
wp_theme_get_element_class_name	6.1.0	element
wp_theme_has_theme_json	6.2.0
wp_theme_update_row	3.1.0	theme_key theme
wp_theme_update_rows	3.1.0
wp_throttle_comment_flood	2.1.0	block time_lastcomment time_newcomment
wp_timezone	5.3.0
wp_timezone_choice	2.9.0	selected_zone locale?@4.7.0
wp_timezone_override_offset	2.8.0
wp_timezone_string	5.3.0
wp_timezone_supported	2.9.0		3.2.0
wp_tiny_mce	2.7.0	teeny? settings?	3.3.0	wp_editor
wp_tinycolor_bound01	5.8.0	n max	6.3.0
wp_tinycolor_hsl_to_rgb	5.8.0	hsl_color	6.3.0
wp_tinycolor_hue_to_rgb	5.8.0	p q t	6.3.0
wp_tinycolor_rgb_to_rgb	5.8.0	rgb_color	6.3.0
wp_tinycolor_string_to_rgb	5.8.0	color_str	6.3.0
wp_tinymce_inline_scripts	5.0.0
wp_title	1.0.0	sep? display? seplocation?
wp_title_rss	2.2.0	deprecated?!4.4.0
wp_transition_comment_status	2.7.0	new_status old_status comment
wp_transition_post_status	2.3.0	new_status old_status post
wp_trash_comment	2.9.0	comment_id
wp_trash_post	2.9.0	post_id?
wp_trash_post_comments	2.9.0	post?
wp_trigger_error	6.4.0	function_name message error_level?
wp_trim_excerpt	1.5.0	text? post?@5.2.0
wp_trim_words	3.3.0	text num_words? more?
wp_trusted_keys	5.2.0
wp_typography_get_css_variable_inline_style	5.8.0	attributes feature css_property	6.1.0	wp_style_engine_get_styles
wp_typography_get_preset_inline_style_value	6.1.0	style_value css_property
wp_underscore_audio_template	3.9.0
wp_underscore_playlist_templates	3.9.0
wp_underscore_video_template	3.9.0
wp_uninitialize_site	5.1.0	site_id
wp_unique_filename	2.5.0	dir filename unique_filename_callback?
wp_unique_id	5.0.3	prefix?
wp_unique_id_from_values	6.8.0	data prefix?
wp_unique_post_slug	2.8.0	slug post_id post_status post_type post_parent
wp_unique_prefixed_id	6.4.0	prefix?
wp_unique_term_slug	2.3.0	slug term
wp_unregister_GLOBALS	2.1.0		5.5.0
wp_unregister_ability	6.9.0	name
wp_unregister_ability_category	6.9.0	slug
wp_unregister_font_collection	6.5.0	slug
wp_unregister_icon	7.1.0	icon_name
wp_unregister_icon_collection	7.1.0	slug
wp_unregister_sidebar_widget	2.2.0	id
wp_unregister_widget_control	2.2.0	id
wp_unschedule_event	2.1.0	timestamp hook args? wp_error?@5.7.0
wp_unschedule_hook	4.9.0	hook wp_error?@5.7.0
wp_unslash	3.6.0	value
wp_unspam_comment	2.9.0	comment_id
wp_untrash_comment	2.9.0	comment_id
wp_untrash_post	2.9.0	post_id?
wp_untrash_post_comments	2.9.0	post?
wp_untrash_post_set_previous_status	5.6.0	new_status post_id previous_status
wp_update_attachment_metadata	2.1.0	attachment_id data
wp_update_blog_public_option_on_site_update	5.1.0	site_id is_public
wp_update_category	2.0.0	catarr
wp_update_comment	2.0.0	commentarr wp_error?@5.5.0
wp_update_comment_count	2.1.0	post_id do_deferred?
wp_update_comment_count_now	2.5.0	post_id
wp_update_core	2.7.0	current feedback?	3.7.0
wp_update_custom_css_post	4.7.0	css args?
wp_update_https_detection_errors	5.7.0		6.4.0
wp_update_https_migration_required	5.7.0	old_url new_url
wp_update_image_subsizes	5.3.0	attachment_id
wp_update_link	2.0.0	linkdata
wp_update_nav_menu_item	3.0.0	menu_id? menu_item_db_id? menu_item_data? fire_after_hooks?@5.9.0
wp_update_nav_menu_object	3.0.0	menu_id? menu_data?
wp_update_network_counts	3.1.0	network_id?@4.8.0
wp_update_network_site_counts	3.7.0	network_id?@4.8.0
wp_update_network_user_counts	3.7.0	network_id?@4.8.0
wp_update_php_annotation	5.1.0	before? after? display?@6.4.0
wp_update_plugin	2.5.0	plugin feedback?	3.7.0
wp_update_plugins	2.3.0	extra_stats?
wp_update_post	1.0.0	postarr? wp_error?@3.5.0 fire_after_hooks?@5.6.0
wp_update_site	5.1.0	site_id data
wp_update_term	2.3.0	term_id taxonomy args?
wp_update_term_count	2.3.0	terms taxonomy do_deferred?
wp_update_term_count_now	2.5.0	terms taxonomy
wp_update_theme	2.7.0	theme feedback?	3.7.0
wp_update_themes	2.7.0	extra_stats?
wp_update_urls_to_https	5.7.0
wp_update_user	2.0.0	userdata
wp_update_user_counts	6.0.0	network_id?
wp_upgrade	2.1.0
wp_upload_bits	2.0.0	name deprecated!2.0.0 bits time?
wp_upload_dir	2.0.0	time? create_dir? refresh_cache?
wp_use_widgets_block_editor	5.8.0
wp_user_personal_data_exporter	4.9.6	email_address
wp_user_request_action_description	4.9.6	action_name
wp_user_settings	2.7.0
wp_using_ext_object_cache	3.7.0	using?
wp_using_themes	5.1.0
wp_validate_application_password	5.6.0	input_user
wp_validate_auth_cookie	2.5.0	cookie? scheme?
wp_validate_boolean	4.0.0	value
wp_validate_logged_in_cookie	3.9.0	user_id
wp_validate_redirect	2.8.1	location fallback_url?
wp_validate_site_data	5.1.0	errors data old_site?
wp_validate_user_request_key	4.9.6	request_id key
wp_verify_fast_hash	6.8.0	message hash
wp_verify_nonce	2.0.3	nonce action?
wp_version_check	2.3.0	extra_stats? force_check?
wp_video_shortcode	3.6.0	attr content?
wp_welcome_panel	3.3.0
wp_widget_control	2.5.0	sidebar_args
wp_widget_description	2.5.0	id
wp_widget_rss_form	2.5.0	args inputs?
wp_widget_rss_output	2.5.0	rss args?
wp_widget_rss_process	2.5.0	widget_rss check_feed?
wp_widgets_access_body_class		classes
wp_widgets_add_menu	2.2.0
wp_widgets_init	2.2.0
wp_write_post	2.1.0
wp_zip_file_is_valid	6.4.4	file
wpautop	0.71	text br?
wpmu_activate_signup	3.0.0	key signup_id
wpmu_activate_stylesheet	3.0.0
wpmu_admin_do_redirect	3.0.0	url?	3.3.0	wp_redirect
wpmu_admin_redirect_add_updated_param	3.0.0	url?	3.3.0	add_query_arg
wpmu_checkAvailableSpace			3.0.0	is_upload_space_available
wpmu_create_blog	3.0.0	domain path title user_id options? network_id?
wpmu_create_user	3.0.0	user_name password email
wpmu_current_site	3.0.0		3.9.0
wpmu_delete_blog	3.0.0	blog_id drop?
wpmu_delete_user	3.0.0	id
wpmu_get_blog_allowedthemes		blog_id?	3.4.0	WP_Theme::get_allowed_on_site
wpmu_log_new_registrations	3.0.0	blog_id user_id
wpmu_menu			3.0.0
wpmu_new_site_admin_notification	5.6.0	site_id user_id
wpmu_signup_blog	3.0.0	domain path title user user_email meta?
wpmu_signup_blog_notification	3.0.0	domain path title user_login user_email key meta? signup_id
wpmu_signup_stylesheet	3.0.0
wpmu_signup_user	3.0.0	user user_email meta?
wpmu_signup_user_notification	3.0.0	user_login user_email key meta? signup_id
wpmu_update_blogs_date	3.0.0
wpmu_validate_blog_signup	3.0.0	blogname blog_title user?
wpmu_validate_user_signup	3.0.0	user_name user_email
wpmu_welcome_notification	3.0.0	blog_id user_id password title meta?
wpmu_welcome_user_notification	3.0.0	user_id password meta?
wptexturize	0.71	text reset?
wptexturize_primes	4.3.0	haystack needle prime open_quote close_quote
wpview_media_sandbox_styles	4.0.0
write_post	2.0.0
wxr_authors_list	3.1.0	post_ids?
wxr_cat_name	2.1.0	category
wxr_category_description	2.1.0	category
wxr_cdata	2.1.0	str
wxr_filter_postmeta	3.3.0	return_me meta_key
wxr_nav_menu_terms	3.1.0
wxr_post_taxonomy	2.3.0
wxr_site_url	2.5.0
wxr_tag_description	2.3.0	tag
wxr_tag_name	2.3.0	tag
wxr_term_description	2.9.0	term
wxr_term_meta	4.6.0	term
wxr_term_name	2.9.0	term
xfn_check	1.0.1	xfn_relationship xfn_value? deprecated?!2.5.0
xmlrpc_getpostcategory	0.71	content
xmlrpc_getposttitle	0.71	content
xmlrpc_pingback_error	3.5.1	ixr_error
xmlrpc_removepostdata	0.71	content
zeroise	0.71	number threshold
`;
