const patience = 30_000;

/** A page in Chromium, driven by hardware events. */
export class Tab {
  static async open(browser, address, slowdown) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      // Most peers have no animation, so measure the time to the finished picture.
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    const problems = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(address);
    await page.waitForFunction(() => 'bench' in window);
    const session = await context.newCDPSession(page);
    // Of the thread, not of the clock: a neighbour on the machine counts for nothing.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('HeapProfiler.enable');
    if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const tab = new Tab(page, session, problems);
    await tab.warmUp();
    return tab;
  }

  constructor(page, session, problems) {
    this.page = page;
    this.session = session;
    this.problems = problems;
  }

  /** Fills the memory that measuring itself needs, before anything is measured. */
  async warmUp() {
    await this.timeProbe('01');
    await this.point('#probe');
  }

  close() {
    return this.page.context().close();
  }

  /** Mounts the entry: milliseconds to the frame that meets the condition. */
  mount(condition, ...values) {
    return this.within(
      `mount (${condition})`,
      this.page.evaluate(([name, given]) => window.bench.mount(name, given), [condition, values]),
    );
  }

  /** Milliseconds from the first such event that `act` brings about to the frame that meets the condition. */
  async time(event, act, condition, ...values) {
    await this.page.evaluate(
      ([type, name, given]) => window.bench.watch(type, name, given),
      [event, condition, values],
    );
    await act();
    return this.within(
      `${condition} ${values}`,
      this.page.evaluate(() => window.bench.painted),
    );
  }

  /** Asks the scene on the page about its data. */
  ask(...question) {
    return this.page.evaluate((words) => window.bench.ask(...words), question);
  }

  settle() {
    return this.page.evaluate(() => window.bench.settle());
  }

  waitFor(condition, ...values) {
    return this.page.waitForFunction(([name, given]) => window.bench.isMet(name, given), [condition, values]);
  }

  /** Sends the keys of a text back to back, as a scanner does. */
  async type(text) {
    await Promise.all([...text].flatMap((character) => this.strike(character)));
  }

  strike(character) {
    const key = {
      key: character,
      code: /\d/.test(character) ? `Digit${character}` : `Key${character.toUpperCase()}`,
      windowsVirtualKeyCode: character.toUpperCase().charCodeAt(0),
    };
    return [
      this.session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key, text: character }),
      this.session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
    ];
  }

  /** Pastes the clipboard with one key press. */
  paste() {
    const key = { key: 'v', code: 'KeyV', windowsVirtualKeyCode: 86, modifiers: 2 };
    return Promise.all([
      this.session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key, commands: ['paste'] }),
      this.session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
    ]);
  }

  /** Replaces the text of a field. Not measured. */
  async fill(selector, text) {
    await this.page.locator(selector).first().fill(text);
    await this.settle();
  }

  async focus(selector) {
    await this.page.locator(selector).first().focus();
    await this.settle();
  }

  press(key) {
    return this.page.keyboard.press(key);
  }

  /** Moves the pointer over the middle of an element. */
  async point(selector) {
    const box = await this.page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} is not to be seen.`);
    const at = { x: box.x + Math.min(box.width / 2, 120), y: box.y + box.height / 2 };
    await this.session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at });
    await this.settle();
    return at;
  }

  /** Presses and releases the main button there. */
  async clickAt(at) {
    const button = { ...at, button: 'left', clickCount: 1 };
    await Promise.all([
      this.session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button }),
      this.session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }),
    ]);
  }

  async timeClick(selector, condition, ...values) {
    const at = await this.point(selector);
    return this.time('pointerdown', () => this.clickAt(at), condition, ...values);
  }

  /** Milliseconds that the page's main thread has worked so far. */
  async cpu() {
    const { metrics } = await this.session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  }

  /** Megabytes of script memory in use, garbage apart. */
  async heap() {
    await this.session.send('HeapProfiler.collectGarbage');
    await this.session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await this.session.send('Runtime.getHeapUsage');
    return usedSize / 1_000_000;
  }

  longestInteraction() {
    return this.page.evaluate(() => window.bench.longestInteraction());
  }

  elements() {
    return this.page.evaluate(() => window.bench.elements());
  }

  /**
   * Types a text key by key, each after the page is idle. Measures each key's time and main thread work, and
   * the work of one of them.
   */
  async timeKeys(text, condition, valuesAt) {
    const times = [];
    const work = [];
    await this.settle();
    const before = await this.cpu();
    let last = before;
    for (let length = 1; length <= text.length; length += 1) {
      const character = text.charAt(length - 1);
      times.push(
        await this.time(
          'keydown',
          () => Promise.all(this.strike(character)),
          condition,
          ...valuesAt(text.slice(0, length)),
        ),
      );
      await this.settle();
      const now = await this.cpu();
      work.push(now - last);
      last = now;
    }
    return { times, work, cpu: (last - before) / text.length };
  }

  /** The same in the bare input on every page. */
  async timeProbe(text) {
    await this.page.locator('#probe').fill('');
    await this.page.locator('#probe').focus();
    const measured = await this.timeKeys(text, 'probe', (typed) => [typed]);
    return measured;
  }

  async within(what, promise) {
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(
        () => reject(new Error([`no frame met: ${what}`, ...this.problems].join('; '))),
        patience,
      );
    });
    try {
      return await Promise.race([promise, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
