/** The result of one attempt. After `unanswered`, the server may or may not have stored the inquiry. */
export type SendResult = 'accepted' | 'refused' | 'unanswered';

type Inquiry = { apiUrl: string; marker: string; token: string; address: string };

/** Sends an inquiry that contains `marker`, as from a visitor with this IP address behind a proxy. */
export async function sendInquiry({ apiUrl, marker, token, address }: Inquiry): Promise<SendResult> {
  const body = {
    name: `Visitor ${marker}`,
    email: `${marker}@client.example`,
    service: 'wordpress',
    message: `This is the inquiry ${marker}.`,
    recaptchaToken: token,
  };
  try {
    const response = await fetch(`${apiUrl}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    await response.text();
    return response.ok ? 'accepted' : 'refused';
  } catch {
    return 'unanswered';
  }
}

/** Gets a token from the reCAPTCHA stand-in, as a page does when a visitor checks its box. */
export async function takeToken(scriptUrl: string): Promise<string> {
  const script = await (await fetch(new URL('token.js?widget=0', scriptUrl))).text();
  const [, token] = /"token":"([^"]+)"/.exec(script) ?? [];
  if (!token) throw new Error(`The stand-in gave no token: ${script}`);
  return token;
}
