// What a hostile page can try, as a function of the extension's id that runs in the page. It tells what it found.
export const ATTACK = `async (id) => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const heard = [];
  addEventListener('message', (event) => heard.push(event.origin));
  const host = document.querySelector('tehai-overlay');
  const found = {
    frames: window.length,
    framesInTree: document.querySelectorAll('iframe').length,
    shadow: host.shadowRoot,
    children: host.childNodes.length,
    resources: performance.getEntriesByType('resource').map((e) => e.name).filter((n) => n.includes('extension:')),
    runtime: typeof window.chrome?.runtime?.sendMessage,
  };

  // Ask for the tap's port, as the reader does.
  found.ports = [];
  const steal = (event) => found.ports.push(event.ports.length);
  document.addEventListener('tehai:port', steal);
  document.dispatchEvent(new Event('tehai:ask'));
  document.removeEventListener('tehai:port', steal);

  // Offer a port of one's own and feed it a false deal.
  const false1 = new MessageChannel();
  document.dispatchEvent(new MessageEvent('tehai:port', { ports: [false1.port2] }));
  false1.port1.postMessage({ type: 'open', socket: 99, url: 'wss://b-ww.mjv.jp/' });
  false1.port1.postMessage({ type: 'frame', socket: 99, direction: 'in', data: '{"tag":"D0"}' });

  // Frame the overlay oneself and hand it a port with a guessed nonce.
  const frame = document.createElement('iframe');
  frame.src = 'chrome-extension://' + id + '/overlay.html';
  document.body.append(frame);
  await Promise.race([new Promise((done) => { frame.onload = done; }), wait(1500)]);
  found.ownDocument = frame.contentDocument;
  try { found.ownAddress = frame.contentWindow.location.href; } catch (error) { found.ownAddress = error.name; }
  const answers = [];
  const false2 = new MessageChannel();
  false2.port1.onmessage = ({ data }) => answers.push(data);
  frame.contentWindow.postMessage({ type: 'tehai:port', nonce: 'guess' }, '*', [false2.port2]);
  await wait(300);
  found.forgedAnswers = answers;

  // Ask whether the extension is there at all.
  try { await fetch('chrome-extension://' + id + '/overlay.html'); found.fetched = 'readable'; }
  catch (error) { found.fetched = error.name; }
  found.messages = heard;
  return found;
}`;
