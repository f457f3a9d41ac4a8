import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRequests } from '../../../generation/corrected-plans/requests.ts';
import { requirePeer } from '../../peers.ts';
import { Session } from '../harness/http.ts';
import { ToolSite } from '../harness/tool-site.ts';

const plan = readRequests(new URL('../../../generation/trade-plans/', import.meta.url)).find(
  ({ id }) => id === 'press-downloads',
)?.plan;

interface Photo {
  readonly id: number;
  readonly path: string;
  readonly small: string;
}

requirePeer('php', 'wordpress', 'sqlite')('files that are counted and protected', { timeout: 120_000 }, () => {
  let tools: ToolSite;
  let [open, secret]: Photo[] = [];

  beforeAll(async () => {
    if (plan === undefined) throw new Error('no plan');
    tools = new ToolSite([{ plugin_name: 'Press Desk', plan }]);
    [open, secret] = tools.site.evaluate<Photo[]>(`
      wp_insert_user( array( 'user_login' => 'jo', 'user_pass' => 'password', 'user_email' => 'jo@example.org', 'role' => 'subscriber' ) );
      $found = array();
      foreach ( array( 'open', 'secret' ) as $name ) {
        $file = wp_upload_bits( "$name.jpg", null, str_repeat( 'whole', 100 ) );
        file_put_contents( dirname( $file['file'] ) . "/$name-300x200.jpg", 'small' );
        $id   = wp_insert_attachment( array( 'post_title' => $name, 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit' ), $file['file'] );
        wp_update_attachment_metadata( $id, array( 'width' => 600, 'height' => 400, 'file' => _wp_relative_upload_path( $file['file'] ), 'sizes' => array( 'medium' => array( 'file' => "$name-300x200.jpg", 'width' => 300, 'height' => 200, 'mime-type' => 'image/jpeg' ) ) ) );
        $found[] = array( 'id' => $id, 'path' => wp_make_link_relative( wp_get_attachment_url( $id ) ), 'small' => wp_make_link_relative( wp_get_attachment_image_url( $id, 'medium' ) ) );
      }
      return $found;`);
    await tools.serve();
  }, 180_000);

  afterAll(() => tools?.remove());

  const count = (id = 0): number =>
    tools.site.evaluate(`return (int) get_post_meta( ${id}, '_press_desk_downloads', true );`);
  const urlOf = (id = 0): string =>
    tools.site.evaluate(`return wp_make_link_relative( wp_get_attachment_url( ${id} ) );`);

  it('count who follows a link in a text, but neither staff nor search engines', async () => {
    const { path } = tools.post({
      post_content: `<p><a href="${tools.site.url}${open?.path}">Photo</a> <a href="${tools.site.url}${open?.path}"><img src="x.jpg"></a></p>`,
    });
    const visitor = tools.visitor();
    const { text } = await visitor.get(path);
    expect(text).toMatch(/<a [^>]*href="[^"]*\?press_desk_download=\d+"[^>]*>Photo<\/a>/);
    expect(text).toMatch(/<a href="[^"]*open\.jpg"><img/);
    for (const _ of [1, 2]) {
      const answer = await visitor.get(`/?press_desk_download=${open?.id}`);
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toContain('/open.jpg');
    }
    await tools.admin.get(`/?press_desk_download=${open?.id}`);
    await fetch(`${tools.site.url}/?press_desk_download=${open?.id}`, {
      headers: { 'user-agent': 'Googlebot/2.1' },
      redirect: 'manual',
    });
    expect(count(open?.id)).toBe(2);
    expect((await visitor.get('/?press_desk_download=99999')).status).toBe(404);
  });

  it('sort the media library by the number', async () => {
    const order = async (direction: string): Promise<number[]> => {
      const { text } = await tools.admin.get(
        `/wp-admin/upload.php?mode=list&orderby=press_desk_downloads&order=${direction}`,
      );
      expect(text).toMatch(/<td class='press_desk_downloads[^>]*>2<\/td>/);
      return [...text.matchAll(/<tr id="post-(\d+)"/g)].map(([, id]) => Number(id));
    };
    expect(await order('desc')).toEqual([open?.id, secret?.id]);
    expect(await order('asc')).toEqual([secret?.id, open?.id]);
  });

  it('give away no address of what is for people who are logged in', async () => {
    const visitor = tools.visitor();
    expect((await visitor.get(secret?.path ?? '')).status).toBe(200);
    const answer = await tools.admin.get(`/wp-admin/post.php?post=${secret?.id}&action=edit`);
    expect(answer.text).toContain('press_desk_press_only');
    tools.site.evaluate(`return update_post_meta( ${secret?.id}, 'press_desk_press_only', '1' );`);
    for (const path of [
      secret?.path ?? '',
      secret?.small ?? '',
      urlOf(secret?.id),
      `/?press_desk_download=${secret?.id}`,
    ]) {
      let at = path;
      for (let hop = 0; hop < 3; hop += 1) {
        const found = await visitor.get(at);
        expect(found.status, at).toBe(302);
        at = (found.headers.get('location') ?? '').replace(tools.site.url, '');
        if (at.includes('wp-login.php')) break;
      }
      expect(at, path).toContain('wp-login.php');
    }
    expect(count(secret?.id)).toBe(0);
    expect((await visitor.rest('GET', `/wp/v2/media/${secret?.id}`)).status).toBe(401);
    const paths = tools.site.evaluate<string[]>(
      `return array( get_post_meta( ${secret?.id}, '_wp_attached_file', true ), (string) file_get_contents( dirname( get_attached_file( ${secret?.id} ), 2 ) . '/.htaccess' ) );`,
    );
    expect(paths[0]).toMatch(/^protected-[a-z0-9]{32}\/\d+\/secret\.jpg$/);
    expect(paths[1]).toContain('Require all denied');
  });

  it('serve it to people who are logged in, and count them', async () => {
    const jo = await Session.logIn(tools.site.url, 'jo');
    const first = await jo.get(`/?press_desk_download=${secret?.id}`);
    expect(first.headers.get('location')).toContain(`press_desk_file=${secret?.id}`);
    const file = await jo.get(`/?press_desk_file=${secret?.id}`);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('image/jpeg');
    expect(file.headers.get('cache-control')).toContain('no-store');
    const small = await jo.get(
      tools.site.evaluate<string>(
        `return wp_make_link_relative( wp_get_attachment_image_url( ${secret?.id}, 'medium' ) );`,
      ),
    );
    expect(Number(small.headers.get('content-length'))).toBeLessThan(Number(file.headers.get('content-length')));
    expect(
      (await jo.get(`/?press_desk_file=${secret?.id}&size=..%2F..%2Fwp-config.php`)).headers.get('content-type'),
    ).toBe('image/jpeg');
    expect(count(secret?.id)).toBe(1);
  });

  it('bring it back where the mark is gone, and when the plugin is deactivated', async () => {
    const publicPath = secret?.path ?? '';
    tools.site.evaluate(`return update_post_meta( ${secret?.id}, 'press_desk_press_only', '0' );`);
    expect(urlOf(secret?.id)).toBe(publicPath);
    expect((await tools.visitor().get(publicPath)).status).toBe(200);
    expect((await tools.visitor().get(secret?.small ?? '')).status).toBe(200);
    tools.site.evaluate(`return update_post_meta( ${secret?.id}, 'press_desk_press_only', '1' );`);
    expect(tools.failedTests()).toEqual([]);
    expect(
      tools.site.evaluate(
        `deactivate_plugins( 'press-desk/press-desk.php' );
         $file = get_attached_file( ${secret?.id} );
         $left = glob( wp_get_upload_dir()['basedir'] . '/protected-*' );
         return array( is_file( $file ), wp_basename( $file ), $left );`,
      ),
    ).toEqual([true, 'secret.jpg', []]);
    // The end of the request in which it was brought back protects nothing again.
    expect(urlOf(secret?.id)).toBe(publicPath);
    tools.site.evaluate(`return activate_plugin( 'press-desk/press-desk.php' );`);
  });

  it('leave nothing behind', () => {
    tools.site.evaluate(
      `require_once ABSPATH . 'wp-admin/includes/user.php';
       wp_delete_user( get_user_by( 'login', 'jo' )->ID );
       delete_user_meta( 1, 'wp_media_library_mode' );
       return 1;`,
    );
    expect(tools.takeDown()).toEqual([]);
  });
});
