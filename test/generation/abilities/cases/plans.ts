import type { AbilityCase } from './ability-case.ts';

/** Prompts that ask for a whole plugin, written before any was answered from a plan. */
export const planCases: readonly AbilityCase[] = [
  {
    prompt:
      'Write a plugin that adds a post type "recipe" with the fields cooking time (number) and difficulty (easy, medium, hard).',
    has: [/Plugin Name:/, /register_post_type/, /recipe/, /cooking_time/, /difficulty/, /easy/, /hard/],
  },
  {
    prompt:
      'Create a WordPress plugin called "Staff Directory" that manages employees with name, phone and department, and lists them with a shortcode.',
    has: [/Plugin Name:\s+Staff Directory/, /register_post_type/, /phone/, /department/, /add_shortcode/],
  },
  {
    prompt:
      'I need a plugin that stores contact messages from a form with name, e-mail and message and mails them to the admin.',
    has: [/Plugin Name:/, /wp_mail\(/, /wp_verify_nonce|check_admin_referer|wp_create_nonce/],
  },
  {
    prompt: 'Write a plugin that duplicates posts from the list of posts.',
    has: [/Plugin Name:/, /wp_insert_post/],
  },
  {
    prompt:
      'Build a plugin that lets visitors book a table: date, time, number of guests and name. The owner confirms or declines each booking.',
    has: [/Plugin Name:/, /date/, /guests/, /confirm/i],
  },
  {
    prompt:
      'Write a plugin that logs every failed login with the user name and the time, and shows the log in the admin.',
    has: [/Plugin Name:/, /wp_login_failed/],
  },
  {
    prompt: 'Make me a plugin that redirects old addresses to new ones, which I can manage in the admin.',
    has: [/Plugin Name:/, /wp_(?:safe_)?redirect/],
  },
  {
    prompt: 'Write a plugin for events with a date, a place and a price, a calendar, and teach the goldfish to sing.',
    has: [/Plugin Name:/, /register_post_type/, /price/, /goldfish/],
  },
  {
    prompt:
      'Generate a complete plugin "Opening Hours" with a settings page where the opening hours of each weekday are entered.',
    has: [
      /Plugin Name:\s+Opening Hours/,
      /register_setting|add_options_page|add_menu_page|add_submenu_page/,
      /monday/i,
    ],
  },
  {
    prompt: 'write a wordpress plugin which exports all users as csv',
    has: [/Plugin Name:/, /text\/csv|fputcsv/, /current_user_can/],
  },
];
