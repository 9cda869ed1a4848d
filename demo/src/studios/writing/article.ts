/** Names whose first letter is read out and sounds like a vowel: an RME, an sE. */
const spelledWithVowelSound = /^(FMR|HK|LD|LP|L-|MCI|RCA|RCF|RME|SPL|SSL|sE)\b/;

/** Names that begin with a vowel but not with its sound: a Universal Audio. */
const vowelWithoutItsSound = /^(Uni|UA\b|Eu|One\b)/;

/** `name` with the indefinite article that its sound asks for. */
export function withArticle(name: string): string {
  const vowelSound =
    spelledWithVowelSound.test(name) ||
    (/^[aeiou]/i.test(name) && !vowelWithoutItsSound.test(name));
  return `${vowelSound ? 'an' : 'a'} ${name}`;
}
