import { off } from './off.ts';

/** The administration, accounts and updates. */
export const administrationExamples = [
  off('admin_bar', 'Hide the admin bar for subscribers.', { roles: ['subscriber'] }),
  off('admin_bar', 'The black toolbar at the top is only for administrators.', {
    roles: ['administrator'],
    is_except: true,
  }),
  off('admin_bar', 'Customers should not see the WordPress bar on the front end.', { roles: ['customer'] }),
  off('admin_bar', 'Take the toolbar away from everybody.'),

  off('wordpress_logo', 'Remove the WordPress logo from the toolbar.'),
  off('wordpress_logo', 'The W in the upper left corner of the admin bar should be gone.'),
  off('wordpress_logo', 'My clients are confused by the WordPress icon and its menu, hide it.'),

  off('block_editor', 'Disable the block editor.'),
  off('block_editor', 'Bring back the classic editor for posts.', { types: ['post'] }),
  off('block_editor', 'I hate Gutenberg, give me the old editor on pages.', { types: ['page'] }),
  off('block_editor', 'Authors write without blocks, as before.', { roles: ['author'] }),

  off('file_editing', 'Disable the theme and plugin file editors.'),
  off('file_editing', 'Nobody may edit PHP files from the administration.'),
  off('file_editing', 'Code editing inside the dashboard has to be forbidden.'),

  off('dashboard_widgets', 'Remove the default dashboard widgets.'),
  off('dashboard_widgets', 'The dashboard shall be empty: no news, no quick draft, no welcome panel.'),
  off('dashboard_widgets', 'Clear the start screen of all those boxes WordPress puts there.'),

  off('login_errors', 'Hide detailed login errors.'),
  off('login_errors', 'The login form does not say whether the username or the password was wrong.'),
  off('login_errors', 'Wrong logins must not reveal that an account exists.'),

  off('password_reset', 'Disable password reset.'),
  off('password_reset', 'Users cannot reset their password by themselves.'),
  off('password_reset', 'The "Lost your password?" link is to be removed.'),

  off('update_notices', 'Hide update notices from everybody but administrators.', {
    roles: ['administrator'],
    is_except: true,
  }),
  off('update_notices', 'Our editors panic when WordPress nags them about a new version, suppress that.', {
    roles: ['editor'],
  }),
  off('update_notices', 'Update nags should not be displayed.'),

  off('admin_notices', 'Hide all admin notices.'),
  off('admin_notices', 'Plugins keep shouting messages at our authors in the backend; stop them.', {
    roles: ['author'],
  }),
  off('admin_notices', 'Only administrators see notifications in the dashboard.', {
    roles: ['administrator'],
    is_except: true,
  }),

  off('help_tabs', 'Remove the help tabs.'),
  off('help_tabs', 'Screen options and Help in the upper right are not needed.'),
  off('help_tabs', 'The help drawer of the admin screens should be taken out.'),

  off('application_passwords', 'Disable application passwords.'),
  off('application_passwords', 'Members may not create passwords for apps in their profile.'),
  off('application_passwords', 'App passwords are a risk and get blocked.'),

  off('automatic_updates', 'Disable automatic updates.'),
  off('automatic_updates', 'WordPress, plugins and themes must not update themselves.'),
  off('automatic_updates', 'I install updates by hand, so no auto-updating.'),

  off('update_emails', 'Stop the e-mails about automatic updates.'),
  off('update_emails', 'I do not want to be mailed whenever a plugin has been updated.'),
  off('update_emails', '"Your site has updated to WordPress…" messages should not be sent any more.'),

  off('new_user_emails', 'Do not e-mail the administrator about new users.'),
  off('new_user_emails', 'My inbox is full of "New user registration" mails, end that.'),
  off('new_user_emails', 'Notifications of registrations to the site owner are switched off.'),

  off('revisions', 'Disable post revisions.'),
  off('revisions', 'No older versions of pages should be saved.', { types: ['page'] }),
  off('revisions', 'WordPress stores every version of a text, which it shall not.'),

  off('admin_email_check', 'Disable the administration email verification.'),
  off('admin_email_check', 'Stop asking me at login whether my admin address is still correct.'),
  off('admin_email_check', 'The screen that wants the administrator’s e-mail confirmed every six months is annoying.'),

  off('wordpress_logo', 'No WordPress logo in the admin bar.'),
  off('wordpress_logo', 'Hide the WordPress logo at the top left of the administration.'),
  off('block_editor', 'Use the classic editor instead of the block editor.'),
  off('block_editor', 'Turn off Gutenberg.'),
  off('file_editing', 'Turn off the code editor for plugins and themes.'),
  off('file_editing', 'Administrators cannot edit theme files in the backend.'),
  off('dashboard_widgets', 'Hide the widgets on the dashboard.'),
  off('dashboard_widgets', 'WordPress news and the welcome panel should be removed from the dashboard.'),
  off('login_errors', 'Login errors should not give hints.'),
  off('login_errors', 'Show no details when a login fails.'),
  off('password_reset', 'Turn off the reset of passwords.'),
  off('password_reset', 'Nobody can request a new password from the login page.'),
  off('update_notices', 'Remove update notifications from the dashboard.'),
  off('update_notices', 'Users do not see that an update is available.'),
  off('admin_notices', 'Turn off notices in the administration.'),
  off('admin_notices', 'Notices of plugins in the admin area should be hidden.'),
  off('help_tabs', 'Hide the help tab and screen options.'),
  off('help_tabs', 'No help tabs in the admin.'),
  off('application_passwords', 'Turn off application passwords.'),
  off('application_passwords', 'Application passwords should not be available.'),
  off('automatic_updates', 'Turn off auto-updates of plugins and themes.'),
  off('automatic_updates', 'Updates are never installed automatically.'),
  off('update_emails', 'Disable update e-mails.'),
  off('update_emails', 'No mails after automatic updates.'),
  off('new_user_emails', 'Disable the new user notification.'),
  off('new_user_emails', 'The admin should not receive an e-mail when a user registers.'),
  off('revisions', 'Turn off revisions.'),
  off('revisions', 'WordPress should not save revisions of posts.', { types: ['post'] }),
  off('admin_email_check', 'Remove the check of the administration e-mail address.'),
  off('admin_email_check', 'Administrators are never asked to confirm their e-mail address.'),
  off('admin_bar', 'Only show the admin bar to administrators and editors.', {
    roles: ['administrator', 'editor'],
    is_except: true,
  }),
  off('admin_bar', 'Hide the toolbar on the front end.'),
  off('admin_bar', 'The admin bar is removed for members of the site with the role subscriber.', {
    roles: ['subscriber'],
  }),
];
