import type { FunctionNode, Node } from '../ast.ts';
import { childNodes } from '../child-nodes.ts';
import { capabilityGuards } from '../taint/capabilities.ts';
import type { Flow } from './flow.ts';
import type { Frame } from './frame.ts';
import type { Entry, Permission } from './function-info.ts';
import { FunctionState } from './function-state.ts';
import { aboutRequest, allGuards, Guard, meetGuards } from './guards.ts';
import { valueFrom } from './subjects.ts';
import { type Scalar, Type, type Value } from './value.ts';

/** Hooks that WordPress fires after having checked a nonce and a capability of its own. */
const checkedHooks =
  /^(?:edit_user_profile_update|edit_comment|(?:created|edited|saved)_\w*|(?:create|edit|delete)_(?:term|category|post_tag|\w+_cat|\w+_category|\w+_tag|\{.*)|edit_attachment|wp_update_nav_menu(?:_item)?|customize_save(?:_after|_\w+)?|woocommerce_process_\w+_meta\w*|woocommerce_admin_process_\w+|woocommerce_save_product_variation|woocommerce_update_options\w*|woocommerce_settings_save_\w+|update_wpmu_options|wpmu_update_blog_options|wp_update_site|after_switch_theme|switch_theme|activated_plugin|deactivated_plugin|upgrader_process_complete|handle_bulk_actions-.*|user_new_form|edit_term_\w+)$/;

/** Hooks of one's own profile: whoever is logged in saves it. */
const profileHooks = /^(?:personal_options_update|user_profile_update_errors)$/;

/** Guards that hold when WordPress calls a function: what all of its registrations check. */
export function entryGuards(flow: Flow, frame: Frame, entries: readonly Entry[]): number {
  if (entries.length === 0) return 0;
  let guards = allGuards;
  for (const entry of entries)
    guards = meetGuards(
      guards,
      guardsOf(flow, frame, entry) | guardsBefore(flow, frame.state.node, entry) | guardsAround(flow, entry),
    );
  return guards;
}

/** What had been checked where the callback is registered: that is the same request. */
function guardsAround(flow: Flow, { kind, at }: Entry): number {
  if (kind !== 'hook' && kind !== 'filter') return 0;
  const registrar = flow.functionAt(at.start);
  const { kind: shape } = registrar?.node ?? { kind: 'Closure' };
  if (registrar === null || registrar.status === 'running' || shape === 'Closure' || shape === 'ArrowFn') return 0;
  flow.run(registrar, null);
  return (flow.registered.get(at.start) ?? 0) & allGuards & ~aboutRequest;
}

/** Hooks on forms whose nonce WordPress or another plugin checks, or that are for visitors without one. */
const formHooks =
  /^(?:comment_post|pre_comment_on_post|wp_insert_comment|pre_comment_approved|user_register|register_new_user|register_post|wpmu_\w+|wp_login|wp_authenticate|wp_login_failed|lostpassword_post|password_reset|after_password_reset|woocommerce_(?:checkout|new_order|store_api|created_customer|register|save_account|customer_save|before_checkout|after_checkout|add_to_cart|update_cart|payment|review|thankyou)\w*|bbp_\w+|bp_\w+|wpcf7_\w+|gform_\w+|wpforms_\w+|edd_\w+|ninja_forms_\w+|elementor_pro\/.*|acf\/.*|cmb2_.*|carbon_fields_.*|pmpro_.*|um_.*|dokan_.*|tribe_.*|give_.*|learn_?press_.*)$/;

const trusted = Guard.Capability | Guard.LoggedIn | Guard.Broad;

function guardsOf(flow: Flow, frame: Frame, { kind, name, capability, permissions, validators }: Entry): number {
  switch (kind) {
    case 'rest':
      // WordPress takes cookies only together with a nonce.
      return (
        Guard.Nonce |
        permissionsGuards(flow, frame, permissions ?? []) |
        validatorsGuards(flow, frame, validators ?? [])
      );
    case 'admin-page':
      return capability === undefined || capability === '' ? trusted : capabilityGuards(capability, false);
    case 'setting-sanitizer':
    case 'cron':
    case 'command':
      return trusted;
    case 'ajax':
    case 'admin-post':
      return Guard.LoggedIn;
    default:
      if (/^(?:load|admin_head|admin_footer|admin_print_\w+)-/.test(name)) return trusted;
      if (checkedHooks.test(name)) return trusted | Guard.Nonce;
      if (profileHooks.test(name)) return Guard.Nonce | Guard.LoggedIn | Guard.Owner;
      return formHooks.test(name) ? Guard.Nonce : 0;
  }
}

/** Kinds of hooks that fire for one request only. */
const requestKinds: ReadonlySet<string> = new Set(['ajax', 'ajax-nopriv', 'admin-post', 'admin-post-nopriv']);

/** What callbacks of the same hook have checked that run before this one. */
function guardsBefore(flow: Flow, node: FunctionNode, { kind, name }: Entry): number {
  const { index } = flow;
  const callbacks = requestKinds.has(kind) ? index.hooked.get(name) : undefined;
  if (callbacks === undefined || callbacks.length < 2 || callbacks.length > 8) return 0;
  const own = callbacks.find((callback) => callback.node === node);
  const priority = own?.priority ?? 10;
  let guards = 0;
  for (const callback of callbacks) {
    if (callback === own || callback.priority >= priority) continue;
    const state = callback.node === null ? undefined : index.states.get(callback.node);
    if (state === undefined) continue;
    flow.run(state, null);
    if (state.status === 'done' && state.canReturn) guards |= state.exitGuards & allGuards & ~aboutRequest;
  }
  return guards;
}

/** What any of the permission callbacks that a REST route may have has checked. */
function permissionsGuards(flow: Flow, frame: Frame, permissions: readonly Permission[]): number {
  const [first, ...others] = permissions.map((permission) => permissionGuards(flow, frame, permission));
  return others.reduce(meetGuards, first ?? 0);
}

/** What the permission callback of a REST route has checked when it lets a request in. */
function permissionGuards(flow: Flow, frame: Frame, permission: Permission): number {
  switch (permission.kind) {
    case 'none':
      return 0;
    case 'login':
      return Guard.LoggedIn;
    case 'closed':
      return allGuards;
    case 'elsewhere':
      // It is there for a reason.
      return trusted | Guard.Owner;
    case 'function':
      return callbackGuards(flow, frame, permission.node, permission.captured);
  }
}

/** The secret that a required parameter has been compared with: without it the callback is never called. */
function validatorsGuards(flow: Flow, frame: Frame, validators: readonly Permission[]): number {
  let guards = 0;
  for (const validator of validators) {
    if (validator.kind !== 'function' || !alwaysAnswers(validator.node)) continue;
    const { node, captured } = validator;
    const known =
      node.kind === 'Closure' || node.kind === 'ArrowFn' ? flow.closureState(node, frame) : flow.index.states.get(node);
    if (known === undefined) continue;
    const state = madeWith(known, captured, new Map([[0, valueFrom(Type.String, 'requested')]]));
    flow.run(state, null);
    if (state.status === 'done' && state.canReturn) guards |= state.proves.granted & Guard.Signed;
  }
  return guards;
}

/** WordPress takes every answer but `false` and an error for a yes: also that of a function that gives none. */
function alwaysAnswers(node: FunctionNode): boolean {
  if (node.kind === 'ArrowFn') return true;
  return node.body?.body.at(-1)?.kind === 'Return' && !givesNothing(node.body);
}

function givesNothing(node: Node): boolean {
  if (node.kind === 'Closure' || node.kind === 'ArrowFn' || node.kind === 'Function' || node.kind === 'Class')
    return false;
  if (node.kind === 'Return') return node.value === null || node.value.kind === 'Null' || node.value.kind === 'Num';
  return [...childNodes(node)].some(givesNothing);
}

/** A closure as it was made with these constants: it is another function with others. */
function madeWith(
  state: FunctionState,
  captured: ReadonlyMap<string, Scalar>,
  values = new Map<number, Value>(),
): FunctionState {
  const variant = { truths: new Map(), values, changing: new Set<string>(), captured };
  const made = new FunctionState(state.node, state.label, state.name, state.className, variant);
  made.creator = state.creator;
  made.base = state;
  return made;
}

function callbackGuards(flow: Flow, frame: Frame, node: FunctionNode, captured: ReadonlyMap<string, Scalar>): number {
  const closure = node.kind === 'Closure' || node.kind === 'ArrowFn';
  const known = closure ? flow.closureState(node, frame) : flow.index.states.get(node);
  const state = known !== undefined && closure && captured.size > 0 ? madeWith(known, captured) : known;
  if (state === undefined) return allGuards;
  flow.run(state, null);
  if (state.status !== 'done') return allGuards;
  const granted = state.proves.granted & ~aboutRequest;
  // It asks and says no at times: when is for it to say.
  return state.checksCapability && state.proves.denies ? granted | trusted | Guard.Owner : granted;
}
