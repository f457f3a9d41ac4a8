import { versions } from '../../package/versions.ts';
import type { PluginPlan } from '../plan.ts';

/** `phpcs.xml`: the coding standards that the plugin keeps to, with its own prefix and text domain. Names are ASCII. */
export function rulesetFile({ names, domain }: PluginPlan): string {
  return `<?xml version="1.0"?>
<ruleset name="${names.slug}">
	<description>WordPress Coding Standards for this plugin.</description>

	<file>.</file>
	<exclude-pattern>*/vendor/*</exclude-pattern>
	<arg name="extensions" value="php"/>
	<config name="minimum_wp_version" value="${versions.requires}"/>
	<config name="testVersion" value="${versions.php}-"/>

	<rule ref="WordPress"/>
	<rule ref="WordPress.WP.I18n">
		<properties>
			<property name="text_domain" type="array">
				<element value="${domain}"/>
			</property>
		</properties>
	</rule>
	<rule ref="WordPress.NamingConventions.PrefixAllGlobals">
		<properties>
			<property name="prefixes" type="array">
				<element value="${names.prefix}"/>
			</property>
		</properties>
		<exclude-pattern>/tests/*</exclude-pattern>
	</rule>
</ruleset>
`;
}
