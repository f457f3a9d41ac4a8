import { off } from './off.ts';

/** Comments, authors, archives, feeds and the search. */
export const discussionExamples = [
  off('comments', 'Disable comments.'),
  off('comments', 'Nobody should be able to comment on pages.', { types: ['page'] }),
  off('comments', 'We do not want any discussion below our posts.', { types: ['post'] }),
  off('comments', 'The comment function must be closed on the whole site.'),

  off('website_field', 'Remove the website field from the comment form.'),
  off('website_field', 'People who comment need not enter a URL, so that box can go.'),
  off('website_field', 'The form under posts asks for a homepage; drop it.'),

  off('pingbacks', 'Turn off pingbacks and trackbacks.'),
  off('pingbacks', 'Other blogs should not be able to ping us.'),
  off('pingbacks', 'No trackback spam any more, please.'),

  off('avatars', 'Hide avatars.'),
  off('avatars', 'Gravatar pictures are not to be loaded, for privacy.'),
  off('avatars', 'Get rid of the little faces next to comments.'),

  off('author_archives', 'Disable author archives.'),
  off('author_archives', 'The pages that list all posts of an author return a 404.'),
  off('author_archives', 'We are only one writer, so /author/ is superfluous and should vanish.'),

  off('date_archives', 'Deactivate date archives.'),
  off('date_archives', 'Nobody needs monthly and yearly archive pages, take them away.'),
  off('date_archives', 'Addresses such as /2024/05/ should not be found any longer.'),

  off('attachment_pages', 'Switch off attachment pages.'),
  off('attachment_pages', 'Pictures must not have a page of their own.'),
  off('attachment_pages', 'The useless page for each uploaded file redirects to the file.'),

  off('search', 'Disable the search of the site.'),
  off('search', 'Visitors do not need to search, remove the search function.'),
  off('search', 'Shut down searching altogether, our five pages are in the menu.'),

  off('feeds', 'Disable RSS feeds.'),
  off('feeds', 'The site should no longer offer Atom or RSS.'),
  off('feeds', 'Feeds get a 404, as people scrape our news through them.'),

  off('sitemaps', 'Turn off the XML sitemap of WordPress.'),
  off('sitemaps', 'wp-sitemap.xml should not be generated, my SEO plugin makes one.'),
  off('sitemaps', 'Built-in sitemaps are unwanted.'),

  off('embeds', 'Disable embeds.'),
  off('embeds', 'Other sites may not embed our posts.'),
  off('embeds', 'Drop oEmbed and its script wp-embed.'),

  off('user_enumeration', 'Block user enumeration.'),
  off('user_enumeration', 'Nobody may find out usernames by calling ?author=1.'),
  off('user_enumeration', 'Hackers must not be able to list our accounts.'),

  off('comments', 'Turn comments off everywhere.'),
  off('comments', 'Visitors must not leave comments.'),
  off('comments', 'Remove the comment form and all comments from the site.'),
  off('website_field', 'The comment form has no field for a website.'),
  off('website_field', 'Hide the URL field of comments.'),
  off('pingbacks', 'Pingbacks are disabled.'),
  off('pingbacks', 'Block trackbacks from other sites.'),
  off('avatars', 'Do not show avatars.'),
  off('avatars', 'Profile pictures from Gravatar are blocked.'),
  off('author_archives', 'No author pages, please.'),
  off('author_archives', 'The archive of each author should be closed.'),
  off('date_archives', 'Remove the archives by month and year.'),
  off('date_archives', 'Archives by date are switched off.'),
  off('attachment_pages', 'Media files should not have attachment pages.'),
  off('attachment_pages', 'Redirect attachment pages to the image itself.'),
  off('search', 'The site search is not needed, so turn it off.'),
  off('search', 'Search is disabled for everybody.'),
  off('feeds', 'Remove all feeds from the site.'),
  off('feeds', 'Turn off the RSS feed.'),
  off('sitemaps', 'Disable the default sitemap.'),
  off('sitemaps', 'No sitemap from WordPress.'),
  off('embeds', 'Turn off oEmbed.'),
  off('embeds', 'Remove the embed script from pages.'),
  off('user_enumeration', 'Prevent user enumeration through the REST API and author links.'),
  off('user_enumeration', 'Usernames should be hidden from attackers.'),
];
