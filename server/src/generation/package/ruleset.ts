import type { Names } from '../naming/names.ts';
import { versions } from './versions.ts';

/** A ruleset for PHPCS: the coding standards that a plugin keeps to, with its prefix and text domain. Names are ASCII. */
export function rulesetFile({ slug, prefix }: Pick<Names, 'slug' | 'prefix'>): string {
  return `<?xml version="1.0"?>
<ruleset name="${slug}">
	<description>WordPress Coding Standards for this plugin.</description>

	<file>.</file>
	<exclude-pattern>*/vendor/*</exclude-pattern>
	<exclude-pattern>*/node_modules/*</exclude-pattern>
	<arg name="extensions" value="php"/>
	<config name="minimum_wp_version" value="${versions.requires}"/>
	<config name="testVersion" value="${versions.php}-"/>

	<rule ref="WordPress"/>
	<rule ref="WordPress.WP.I18n">
		<properties>
			<property name="text_domain" type="array">
				<element value="${slug}"/>
			</property>
		</properties>
	</rule>
	<rule ref="WordPress.NamingConventions.PrefixAllGlobals">
		<properties>
			<property name="prefixes" type="array">
				<element value="${prefix}"/>
			</property>
		</properties>
		<exclude-pattern>/tests/*</exclude-pattern>
	</rule>
</ruleset>
`;
}
