import { describe, expect, it } from 'vitest';
import { makePlugin } from '../../features/make-plugin.ts';
import { FakeElement, FakePage } from '../support/page.ts';

const scriptOf = (description: string, name: string): string => makePlugin(description).file(`assets/js/${name}.js`);
const day = 86_400_000;

describe('the popup', () => {
  const script = scriptOf('Show a popup with a message 5 seconds after the page loads, once per visitor.', 'popup');
  const stored = 'event_manager_popup_abc';

  function load(data: Record<string, string>, prepare: (page: FakePage) => void = () => {}) {
    const popup = new FakeElement({ key: 'abc', trigger: 'delay', delay: '5', frequency: 'once', ...data });
    const page = new FakePage({ '.event-manager-popup': popup });
    prepare(page);
    page.run(script);
    return { popup, page };
  }

  it('opens after its delay, and is remembered', () => {
    const { popup, page } = load({});
    expect(page.timeouts.map(({ ms }) => ms)).toEqual([5000]);
    expect(popup.open).toBe(false);
    page.timeouts[0]?.run();
    expect(popup.open).toBe(true);
    expect(page.kept.get(stored)).toBe(String(page.now));
  });

  it.each([
    ['once', 400 * day, false],
    ['day', day - 1000, false],
    ['day', day + 1000, true],
    ['always', 1000, true],
  ])('seen before with frequency %s, %d ms ago: opens %s', (frequency, ago, opens) => {
    const { page } = load({ frequency }, ({ kept, now }) => kept.set(stored, String(now - ago)));
    expect(page.timeouts.length > 0).toBe(opens);
  });

  it('is remembered for the session alone where that is asked for', () => {
    const { page } = load({ frequency: 'session' });
    page.timeouts[0]?.run();
    expect([page.keptForSession.has(stored), page.kept.has(stored)]).toEqual([true, false]);
  });

  it('opens halfway down the page', () => {
    const { popup, page } = load({ trigger: 'scroll' });
    page.timeouts[0]?.run();
    page.window.scrollY = 999;
    page.window.fire('scroll');
    expect(popup.open).toBe(false);
    page.window.scrollY = 1000;
    page.window.fire('scroll');
    expect(popup.calls).toEqual(['showModal']);
    popup.close();
    page.window.fire('scroll');
    expect(popup.open).toBe(false);
  });

  it('opens when the mouse leaves by the top', () => {
    const { popup, page } = load({ trigger: 'exit' });
    page.root.fire('mouseleave', { clientY: 0 });
    expect(popup.open).toBe(false);
    page.timeouts[0]?.run();
    page.root.fire('mouseleave', { clientY: 5 });
    expect(popup.open).toBe(false);
    page.root.fire('mouseleave', { clientY: 0 });
    expect(popup.open).toBe(true);
  });

  it('closes by its button and by what is around it, not by what is in it', () => {
    const { popup, page } = load({});
    page.timeouts[0]?.run();
    popup.fire('click', { target: new FakeElement() });
    expect(popup.open).toBe(true);
    popup.fire('click', { target: new FakeElement({}, { 'closest [data-close]': popup }) });
    expect(popup.open).toBe(false);
    popup.showModal();
    popup.fire('click');
    expect(popup.open).toBe(false);
  });
});

describe('the cookie notice', () => {
  const script = scriptOf('Cookie notice with accept and reject buttons.', 'cookie-notice');

  function load(cookie: string) {
    const button = new FakeElement();
    const notice = new FakeElement({ cookie: 'consent', days: '30', path: '/' }, { button });
    const page = new FakePage({ '.event-manager-cookie-notice': notice });
    page.document.cookie = cookie;
    page.run(script);
    return { notice, page, button };
  }

  it.each([
    ['', false],
    ['other=1; consent=accepted', true],
    ['noconsent=1', false],
  ])('with the cookies "%s" is hidden: %s', (cookie, hidden) => {
    expect(load(cookie).notice.hidden).toBe(hidden);
  });

  it('keeps the choice for its days and tells scripts', () => {
    const { notice, page } = load('');
    notice.fire('click', { target: new FakeElement() });
    expect(notice.hidden).toBe(false);
    const choice = new FakeElement({ choice: 'rejected' });
    notice.fire('click', { target: new FakeElement({}, { 'closest [data-choice]': choice }) });
    expect(page.document.cookie).toBe('consent=rejected; max-age=2592000; path=/; SameSite=Lax; Secure');
    expect(notice.hidden).toBe(true);
    expect(page.document.calls).toEqual(['event_manager_cookie_notice']);
  });

  it('comes back by a link', () => {
    const { notice, page, button } = load('consent=accepted');
    page.document.fire('click', { target: new FakeElement() });
    expect(notice.hidden).toBe(true);
    page.document.fire('click', {
      target: new FakeElement({}, { 'closest .event-manager-cookie-notice-open': notice }),
    });
    expect([notice.hidden, button.calls]).toEqual([false, ['focus']]);
  });
});

describe('the button back to the top', () => {
  it('shows once the page is scrolled further than its offset, and takes the focus along', () => {
    const button = new FakeElement({ offset: '300' });
    const page = new FakePage({ '.event-manager-back-to-top': button });
    page.run(scriptOf('Back to top button.', 'back-to-top'));
    expect(button.hidden).toBe(true);
    page.window.scrollY = 300;
    page.window.fire('scroll');
    expect(button.hidden).toBe(true);
    page.window.scrollY = 301;
    page.window.fire('scroll');
    expect(button.hidden).toBe(false);
    button.fire('click');
    expect(page.window.calls).toEqual(['scrollTo']);
    expect((page.document.body as FakeElement).calls).toEqual(['focus']);
  });
});

describe('the countdown', () => {
  it('counts days, hours, minutes and seconds, and ends with its message', () => {
    const units = ['days', 'hours', 'minutes', 'seconds'];
    const shown = units.map(() => new FakeElement());
    const parts = new FakeElement(
      {},
      Object.fromEntries(units.map((unit, at) => [`[data-unit="${unit}"]`, shown[at] ?? new FakeElement()])),
    );
    const text = new FakeElement();
    const page = new FakePage({});
    const end = page.now / 1000 + 2 * 86_400 + 3 * 3600 + 4 * 60 + 5;
    const countdown = new FakeElement({ end: String(end), message: 'Now!' }, { text, parts });
    Object.assign(page.document, { querySelectorAll: () => [countdown] });
    page.run(scriptOf('A countdown to 31 December 2031.', 'countdown'));
    expect(shown.map(({ textContent }) => textContent)).toEqual([2, 3, 4, 5]);
    expect([text.hidden, parts.hidden]).toEqual([true, false]);
    page.now = end * 1000;
    page.intervals.get(1)?.();
    expect([text.textContent, text.hidden, parts.hidden, page.intervals.size]).toEqual(['Now!', false, true, 0]);
  });
});

describe('the announcement bar', () => {
  const script = scriptOf('An announcement bar "Free shipping" that can be dismissed.', 'announcement-bar');

  function load(prepare: (page: FakePage) => void = () => {}, end = '0') {
    const dismiss = new FakeElement();
    const bar = new FakeElement({ key: 'abc', end }, { '.event-manager-announcement-bar__dismiss': dismiss });
    const page = new FakePage({ '.event-manager-announcement-bar': bar });
    prepare(page);
    page.run(script);
    return { bar, page, dismiss };
  }

  it('stays away once it is dismissed', () => {
    const { bar, page, dismiss } = load();
    expect(bar.hidden).toBe(false);
    dismiss.fire('click');
    expect(bar.hidden).toBe(true);
    expect([...page.kept.values()]).toEqual(['abc']);
    const [key = ''] = page.kept.keys();
    expect(load(({ kept }) => kept.set(key, 'abc')).bar.hidden).toBe(true);
    expect(load(({ kept }) => kept.set(key, 'another')).bar.hidden).toBe(false);
  });

  it.each([
    [1000, false],
    [0, true],
    [-1000, true],
  ])('ending in %d ms is hidden: %s', (ms, hidden) => {
    expect(load(undefined, String((new FakePage({}).now + ms) / 1000)).bar.hidden).toBe(hidden);
  });
});
