import { handleOf } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';

/** How the forms look: the theme's own type and colours, one field below the other. */
export const accountCss = (plan: PluginPlan): string => `.${handleOf(plan, 'account-form')} label {
	display: block;
}

.${handleOf(plan, 'account-form')} input:not([type="checkbox"]):not([type="radio"]),
.${handleOf(plan, 'account-form')} textarea {
	box-sizing: border-box;
	font: inherit;
	max-width: 30em;
	padding: 0.5em;
	width: 100%;
}

.${handleOf(plan, 'account-trap')} {
	height: 1px;
	left: -9999px;
	overflow: hidden;
	position: absolute;
	width: 1px;
}
`;
