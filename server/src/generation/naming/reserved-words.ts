const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What PHP lets nobody call a class, a namespace or a function; small letters. */
export const phpReserved = setOf(
  '__halt_compiler abstract and array as bool boolean break callable case catch class clone const continue declare default die do double echo else elseif empty enddeclare endfor endforeach endif endswitch endwhile enum eval exit extends false final finally float fn for foreach function global goto if implements include include_once instanceof insteadof int integer interface isset iterable list match mixed namespace never new null numeric object or parent print private protected public readonly require require_once resource return self static string switch throw trait true try unset use var void while xor yield',
);

/** Classes that PHP or WordPress has already, so that a class named for the plugin alone would collide; small letters. */
export const takenClasses = setOf(
  'arrayaccess arrayiterator arrayobject attribute closure collator countable datetime dateinterval dateperiod datetimezone directory dom domdocument error exception fiber generator iterator locale mysqli normalizer pdo phpmailer reflection requests serializable simplepie snoopy spoofchecker stringable throwable translation_entry translations transliterator traversable walker weakmap weakreference xmlreader xmlwriter ziparchive custom_background custom_image_header file_upload_upgrader gettext_translations language_pack_upgrader mo po passwordhash pop3 smtp text_diff theme_upgrader plugin_upgrader core_upgrader',
);

/** First parts of function names of PHP and WordPress: a prefix that is one of these alone tells nothing apart. */
export const takenPrefixes = setOf(
  'action admin ajax array attachment author block blocks bookmark cache calendar category comment comments content core create ctype curl custom customize database date datetime debug delete email embed esc export feed file filter font form forms general gallery get http image images import input json link list login mail main media menu mime multisite nav network option options order page pages paginate password plugin plugins post posts preg print privacy query redirect register remove render rest revision role roles rss sanitize search server session settings shortcode signup site sitemap sites spawn stream string style stylesheet submit system tag tags taxonomy template term terms text theme themes time translate uninstall update upload user users utf8 video widget widgets woocommerce wordpress your',
);

/** Keys that WordPress or its own content types have already. */
export const reservedPostTypes = setOf(
  'post page attachment revision nav_menu_item custom_css customize_changeset oembed_cache user_request wp_block wp_template wp_template_part wp_global_styles wp_navigation wp_font_family wp_font_face action author order theme any',
);

/** Keys that, as a taxonomy or a query variable, take another request of the site over. */
export const reservedTerms = setOf(
  'attachment attachment_id author author_name calendar cat category category__and category__in category__not_in category_name comments_per_page comments_popup custom customize_messenger_channel customized cpage day debug embed error exact feed fields hour include link_category m minute monthnum more name nav_menu nonce nopaging offset order orderby p page page_id paged pagename pb perm post post__in post__not_in post_format post_mime_type post_status post_tag post_type posts posts_per_archive_page posts_per_page preview robots s search second sentence showposts static status subpost subpost_id tag tag__and tag__in tag__not_in tag_id tag_slug__and tag_slug__in taxonomy tb term terms theme title type types w withcomments withoutcomments year',
);
