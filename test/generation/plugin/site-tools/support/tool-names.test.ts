import { expect, it } from 'vitest';
import { buildPlan } from '../../../../../server/src/generation/plugin/build-plan.ts';
import {
  toolClassName,
  toolHandle,
  toolName,
} from '../../../../../server/src/generation/plugin/site-tools/support/tool-names.ts';

const planOf = (name: string) => buildPlan({ plugin_name: name }, { version: 1 });

it.each([
  ['Event Manager', 'event_manager_reading_time', 'event-manager-reading-time', 'Event_Manager_Reading_Time'],
  ['Reading Time', 'reading_time', 'reading-time', 'Reading_Time_Display'],
  ['Simple Reading Time', 'simple_reading_time', 'simple-reading-time', 'Simple_Reading_Time_Display'],
  ['Reading Time Pro', 'reading_time_pro', 'reading-time-pro', 'Reading_Time_Pro_Display'],
  ['Happy Reading', 'happy_reading_time', 'happy-reading-time', 'Happy_Reading_Time'],
  ['Time', 'time_kit_reading_time', 'time-kit-reading-time', 'Time_Kit_Reading_Time'],
])('names what a plugin "%s" has for its reading time', (name, shortcode, handle, className) => {
  const plan = planOf(name);
  expect(toolName(plan, 'reading_time')).toBe(shortcode);
  expect(toolHandle(plan, 'reading_time')).toBe(handle);
  expect(toolClassName(plan, 'reading_time')).toBe(className);
});
